/** What shows that a presenter would keep a slide of a paragraph under no heading, as numbers with names: what they weigh stands in a table of its own. */
import type { Slide } from '@slidewright/contract/deck';
import { type Group, unitsOf } from '../plan/allot.ts';
import { logitOf } from '../plan/logistic.ts';
import { sceneFeatures } from '../plan/sceneFeatures.ts';
import { sceneWeights } from '../plan/sceneWeights.ts';
import { addresses, isDanglingTitle, leaning, speaksOfItself } from '../say/dangling.ts';
import { textsIn } from '../say/memory.ts';
import type { Judgement } from '../say/points.ts';
import { countWords, wordiness } from '../sentence/measure.ts';

export type KeepFeature =
  /** What holds for any. */
  | 'any'
  /** How likely its paragraph only sets a scene, as a logit. */
  | 'scene'
  /** Words of its title, as many as in English: up to six, up to nine, more than seventeen. */
  | 'fewest'
  | 'few'
  | 'many'
  /** Its title asks or calls, speaks of who speaks or to who listens, or points to what is not on the slide. */
  | 'asks'
  | 'author'
  | 'reader'
  | 'dangling'
  | 'leaning'
  /** One point stands below it. */
  | 'single'
  | 'figures';

/** What is 0 may be missing. */
export type KeepFeatures = Readonly<Partial<Record<KeepFeature, number>>>;

const FEWEST = 6;
const FEW = 9;
const MANY = 17;

/** Of a slide of the group, which is the `place`th of `of`. */
export function keepFeatures(slide: Slide, group: Group, place: number, of: number, judge: Judgement): KeepFeatures {
  const { language } = judge.brief;
  const { title, notes: _, sources: __, ...body } = slide;
  const words = countWords(title) / wordiness(language);
  const flag = (holds: boolean): number => (holds ? 1 : 0);
  return {
    any: 1,
    scene: logitOf(sceneFeatures(unitsOf(group), place, of, judge), sceneWeights),
    fewest: flag(words <= FEWEST),
    few: flag(words > FEWEST && words <= FEW),
    many: flag(words > MANY),
    asks: flag(/[!?！？؟]["'»”」』]?$/u.test(title)),
    author: flag(speaksOfItself(title, language)),
    reader: flag(addresses(title, language)),
    dangling: flag(isDanglingTitle(title, language)),
    leaning: leaning(title, language),
    single: flag(slide.kind === 'bullets' && slide.items.length < 2),
    figures: flag(/\p{Nd}/u.test([title, ...textsIn(body)].join(' '))),
  };
}
