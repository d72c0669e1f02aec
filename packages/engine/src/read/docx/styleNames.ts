/**
 * Roles of styles by their names. Word writes the names of its own styles in English in every language; other applications and
 * converters write them as they show them.
 */
import { inEvery } from '../../languages/inEvery.ts';
import { either } from '../../languages/phrases.ts';
import type { Styles } from '../../languages/shape/reading.ts';

export type Role =
  | { readonly is: 'heading'; readonly level: number }
  | { readonly is: 'item'; readonly ordered: boolean; readonly level: number }
  | { readonly is: 'title' | 'subtitle' | 'caption' | 'quote' | 'code' | 'contents' | 'continuation' };

const called = (key: keyof Styles): string => either(inEvery(({ reading }) => reading.styles?.[key]));

const HEADING = new RegExp(`^(?:${called('heading')})\\s?([1-9])(?:\\s|$)`, 'u');
const CONTENTS = either(inEvery(({ reading }) => reading.contents));

const NAMES: readonly (readonly [RegExp, Role])[] = [
  [
    new RegExp(`^(?:toc \\d|toc heading|table of (?:figures|authorities)|index (?:\\d|heading)|(?:${CONTENTS})(?: ?\\d| heading)?)$`, 'u'),
    { is: 'contents' },
  ],
  [new RegExp(`^(?:${called('title')})$`, 'u'), { is: 'title' }],
  [new RegExp(`^(?:${called('subtitle')})$`, 'u'), { is: 'subtitle' }],
  [new RegExp(`^(?:${called('caption')})$`, 'u'), { is: 'caption' }],
  [new RegExp(`^(?:${called('quote')})$`, 'u'), { is: 'quote' }],
  [/^(?:html preformatted|source code|code|code block|preformatted text|plain code|listing|macro text|sourcecode)$/u, { is: 'code' }],
  [/^list continue(?: \d)?$/u, { is: 'continuation' }],
];

const ITEM = /^list (bullet|number)(?: (\d))?$/u;

/** The role of a style's name, or undefined when the name says nothing. */
export function roleOf(name: string): Role | undefined {
  const plain = name.normalize('NFC').toLowerCase().trim();
  const heading = HEADING.exec(plain);
  if (heading) return { is: 'heading', level: Number(heading[1]) };
  const item = ITEM.exec(plain);
  if (item) return { is: 'item', ordered: item[1] === 'number', level: item[2] === undefined ? 0 : Number(item[2]) - 1 };
  return NAMES.find(([pattern]) => pattern.test(plain))?.[1];
}
