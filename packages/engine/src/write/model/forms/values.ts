/** What decides how long a bar is, or which of several is the one that matters: read from what the slide shows, never asked for. */
import { languageOf } from '../../../languages/languageOf.ts';
import { either } from '../../../languages/phrases.ts';
import { perText } from '../../../model/memo.ts';
import { figuresIn } from '../../findings/figures.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { keyOf } from '../../say/memory.ts';

/** Characters of a figure that stands large, as a model is told: "SEK 1,290m", "14,2 cêntimos". */
export const LONGEST_SHOWN = 14;
/** One that is a little longer is set smaller; "about" in front of it is not counted. */
export const isShort = (figure: string, language: string, longest = LONGEST_SHOWN): boolean =>
  figure.length - Math.min(LONGEST_ABOUT, aboutIn(figure, language)) <= longest + 4;
const LONGEST_ABOUT = 8;
const aboutIn = (figure: string, language: string): number => aboutOf(language).exec(figure)?.[0].length ?? 0;
const aboutOf = perText((language) => {
  const { estimates, hedges } = languageOf(language).findings;
  const about = either([estimates, hedges].filter(Boolean).join('|'));
  return new RegExp(`^(?:[≈~]${about && `|(?:${about})(?!\\p{L})`})\\s*`, 'iu');
});
/** Where one or two stand alone, with a unit in words: "12 millions de m³". */
export const LONGEST_ALONE = 18;

/** "Une quinzaine", "a third": a number in words that is more than one of something. */
export const isNumberWord = (figure: string, language: string): boolean =>
  figuresIn(figure, [], patternsOf(language), language, true).some(({ inWords, single }) => inWords && !single);

/** The number that a figure says as it is written: 1,900,000 for "1.9 million euros". Undefined where it says none, or says less than zero. */
export const numberIn = (figure: string, language: string): number | undefined => numbersIn([figure], language)?.[0];

/** The numbers of figures that one scale has room for; undefined where one of them says none, or they measure different things. */
export function numbersIn(figures: readonly string[], language: string): number[] | undefined {
  const read = (figure: string) => figuresIn(figure, [], patternsOf(language), language, true)[0];
  const found = figures.map((figure) => read(figure) ?? read(withHours(figure, language)));
  const kinds = new Set(found.map((figure) => figure?.measure.kind));
  return kinds.size === 1 && found.every((figure) => figure && figure.value >= 0) ? found.map((figure) => figure?.value ?? 0) : undefined;
}

/** "1 910 h" by itself is so many hours, also where "2 h" in a sentence is a time of day. */
const withHours = (figure: string, language: string): string =>
  figure.replace(/(?<=\p{Nd}\s?)h$/u, () => {
    const parts = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).formatToParts(100);
    return parts.find(({ type }) => type === 'unit')?.value ?? 'h';
  });

/** The place of a name, in whatever spelling; undefined where it is none of them. */
export function placeOf(name: string | null | undefined, names: readonly string[]): number | undefined {
  if (!name) return undefined;
  const key = keyOf(name);
  const at = names.findIndex((other) => keyOf(other) === key);
  return at < 0 ? undefined : at;
}
