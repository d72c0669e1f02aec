/** Light or dark: as the system says, until somebody chooses. */
import { createStore } from './store.ts';

const name = 'slidewright.theme';
const system = matchMedia('(prefers-color-scheme: dark)');
const remembered = localStorage.getItem(name);

export const chosenTheme = createStore<'light' | 'dark'>(
  remembered === 'dark' || (remembered !== 'light' && system.matches) ? 'dark' : 'light',
);

const apply = (theme: string): void => {
  document.documentElement.dataset.theme = theme;
};
apply(chosenTheme.value());
chosenTheme.onChange(apply);
system.addEventListener('change', ({ matches }) => {
  if (localStorage.getItem(name) === null) chosenTheme.set(matches ? 'dark' : 'light');
});

export function switchTheme(): void {
  const next = chosenTheme.value() === 'dark' ? 'light' : 'dark';
  localStorage.setItem(name, next);
  chosenTheme.set(next);
}
