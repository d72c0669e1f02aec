/** How the titles that the writer gives to paragraphs without headings are marked in the gold. */
import { readText } from '../../packages/engine/src/read/text.ts';
import type { Unit } from '../../packages/engine/src/write/discourse/passages.ts';
import { unitsOf } from '../../packages/engine/src/write/plan/allot.ts';
import { type SceneFeatures, sceneFeatures } from '../../packages/engine/src/write/plan/sceneFeatures.ts';
import { type Claim, claimsIn } from '../../packages/engine/src/write/say/claims.ts';
import { type KeepFeatures, keepFeatures } from '../../packages/engine/src/write/slides/keepFeatures.ts';
import { groupsToTell, slidesToKeep, writeDeck } from '../../packages/engine/src/write/writeDeck.ts';
import { type GoldSentence, type GoldText, sentenceOfTitle } from '../../test/fixtures/titles/goldTitles.ts';

const signal = new AbortController().signal;
const optionsOf = ({ text }: GoldText) =>
  ({ numSlides: -1, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } }) as const;

/** A slide of one or more paragraphs. */
export interface MarkedSlide {
  readonly text: GoldText;
  readonly title: string;
  /** Undefined where the title is no sentence of the text. */
  readonly mark: number | undefined;
  /** The best mark of its paragraphs. */
  readonly best: number;
  readonly paragraphs: number;
}

/** The slides of content of the text's deck. */
export function markedSlides(text: GoldText): MarkedSlide[] {
  const document = readText(text.text, 'text');
  const blocks = new Map(document.blocks.map((block, i) => [block.id, i]));
  const { slides } = writeDeck(document, optionsOf(text), signal);
  return slides.flatMap((slide, i): MarkedSlide[] => {
    const paragraphs = new Set((slide.sources ?? []).flatMap((id) => text.paragraphs[blocks.get(id) ?? -1] ?? []));
    const own = text.paragraphs.filter((sentences) => sentences.some((sentence) => paragraphs.has(sentence)));
    if (i === 0 || own.length === 0) return [];
    const sentences = own.flat();
    const mark = sentenceOfTitle(slide.title, sentences)?.mark;
    return [{ text, title: slide.title, mark, best: Math.max(...sentences.map((each) => each.mark)), paragraphs: own.length }];
  });
}

/** What can be the title of a group, with the mark of its sentence. */
export interface Candidate {
  readonly claim: Claim;
  readonly mark: number;
}

export interface Choice {
  readonly text: GoldText;
  /** One for each unit, the first in the order of the writer. */
  readonly candidates: readonly Candidate[];
  /** The best mark of all its sentences. */
  readonly best: number;
  readonly units: readonly Unit[];
  /** What shows that nothing of it is for a slide. */
  readonly scene: SceneFeatures;
}

/** The groups without a heading from which a title is chosen. */
export function choicesIn(text: GoldText): Choice[] {
  const { groups, judge } = groupsToTell(readText(text.text, 'text'), optionsOf(text), signal);
  const sentences = text.paragraphs.flat();
  return groups.flatMap((group, place): Choice[] => {
    const units = unitsOf(group);
    if (group.passages.some(({ section, form }) => section.heading !== undefined || form !== 'prose')) return [];
    const marks = units.map((unit) => markOf(unit.text, sentences));
    const known = new Set<Unit>();
    const candidates = claimsIn(units, units, judge, () => false, false, true).flatMap((claim): Candidate[] => {
      if (known.has(claim.unit)) return [];
      known.add(claim.unit);
      return [{ claim, mark: marks[units.indexOf(claim.unit)] ?? 0 }];
    });
    return [{ text, candidates, best: Math.max(...marks), units, scene: sceneFeatures(units, place, groups.length, judge) }];
  });
}

const markOf = (text: string, sentences: readonly GoldSentence[]): number => sentenceOfTitle(text, sentences)?.mark ?? 0;

/** A slide before the weak ones go. */
export interface WeighedSlide {
  readonly features: KeepFeatures;
  readonly mark: number;
}

/** The slides of paragraphs without a heading, with what shows whether they are kept. */
export function weighedSlides(text: GoldText): WeighedSlide[] {
  const { contents, judge } = slidesToKeep(readText(text.text, 'text'), optionsOf(text), signal);
  return contents.flatMap(({ slide, group, bare }, place) =>
    bare
      ? {
          features: keepFeatures(slide, group, place, contents.length, judge),
          mark: sentenceOfTitle(slide.title, text.paragraphs.flat())?.mark ?? 0,
        }
      : [],
  );
}
