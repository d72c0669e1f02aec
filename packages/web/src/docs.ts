/** The pages without a program: light or dark as the playground is, and with its bar at the top for whoever is signed in. */
import type { Account } from '@slidewright/contract/account';
import { currentToken, forgetSession } from './state/session.ts';
import { chosenTheme, switchTheme } from './state/theme.ts';

const bar = document.querySelector('.top');
const home = document.querySelector<HTMLAnchorElement>('.top .mark')?.getAttribute('href') ?? '/';

function button(className: string, act: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', className });
  made.addEventListener('click', act);
  return made;
}

function themeButton(): HTMLButtonElement {
  const made = button('quiet square', switchTheme);
  const show = (now: 'light' | 'dark') => {
    made.setAttribute('aria-label', now === 'dark' ? 'Light colours' : 'Dark colours');
    made.textContent = now === 'dark' ? '☀' : '☾';
  };
  show(chosenTheme.value());
  chosenTheme.onChange(show);
  return made;
}

/** What only somebody has who is signed in: the way to his decks, what is left, and the way out. */
function showSignedIn(end: Element, token: string): void {
  const authorization = { authorization: `Bearer ${token}` };
  const decks = Object.assign(document.createElement('a'), { href: `${home}#/decks`, textContent: 'Decks' });
  bar?.querySelector('nav a')?.after(decks);
  const out = button('quiet sign-out', () => {
    fetch(`${home}v1/session`, { method: 'DELETE', headers: authorization }).catch(() => undefined);
    forgetSession();
    for (const part of [decks, credits, out]) part.remove();
  });
  out.textContent = 'Sign out';
  const credits = Object.assign(document.createElement('span'), { className: 'credits', hidden: true });
  end.prepend(credits);
  end.append(out);
  fetch(`${home}v1/me`, { headers: authorization })
    .then(async (answer) => {
      if (!answer.ok) return;
      const { email, credits: left } = (await answer.json()) as Account;
      credits.title = email;
      credits.textContent = left.remaining === null ? 'Unlimited' : `${left.remaining} ${left.remaining === 1 ? 'credit' : 'credits'}`;
      credits.hidden = false;
    })
    .catch(() => undefined);
}

if (bar) {
  const end = Object.assign(document.createElement('div'), { className: 'push top-end' });
  end.append(themeButton());
  bar.append(end);
  const token = currentToken();
  if (token !== undefined) showSignedIn(end, token);
}
