/** The last line of a title has more than one word. */
import type { Page } from '../../model/scene.ts';
import type { Rule } from '../rule.ts';

const NO_BREAK = '\u00a0';
/** Letters of a last word that does not look left over. */
const LONG = 11;

function lastLine(page: Page | undefined): string | undefined {
  const title = page?.nodes.find((node) => node.type === 'shape' && node.role === 'title');
  if (title?.type !== 'shape' || !title.text || title.text.lines.length < 2) return undefined;
  const runs = [...(title.text.lines.at(-1)?.runs ?? [])].sort((one, other) => (one.start ?? 0) - (other.start ?? 0));
  return runs
    .flatMap(({ texts, rtl }) => (rtl ? texts.toReversed() : texts))
    .join('')
    .trim();
}

export const widow: Rule = {
  name: 'widow',
  test: ({ slide, pages: [page] }) => {
    const last = lastLine(page);
    const alone = last !== undefined && last !== '' && last.length < LONG && !/[\s\u00a0]/u.test(last) && / /.test(slide.title);
    // Scripts without blanks break anywhere; there a lone sign is the widow, and design balances it.
    return alone && slide.title.split(/[\s\u00a0]/).at(-1) === last ? 'One word stands alone on the last line of the title.' : undefined;
  },
  remedy: ({ slide }) => {
    const at = slide.title.lastIndexOf(' ');
    return at < 0 ? undefined : { ...slide, title: slide.title.slice(0, at) + NO_BREAK + slide.title.slice(at + 1) };
  },
};
