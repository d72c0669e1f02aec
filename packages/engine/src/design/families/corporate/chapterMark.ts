/**
 * Where in the deck a page is, told in the band: the chapter's number and its name, which is the text of the footer placeholder. The deck's
 * name, which would be the footer otherwise, is the same on all pages and stands on the faces.
 */
import type { Placeholder } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { sideways } from '../../../model/turn.ts';
import { steps } from '../../fit.ts';
import { onContentFaces } from '../../layouts/contentFaces.ts';
import type { Faces } from '../../layouts/faces.ts';
import { faceText } from '../../layouts/faceText.ts';
import { footerLook, placeFurniture, placeNumber, slot } from '../../layouts/furniture.ts';
import { measure, type Sheet } from '../../sheet.ts';
import type { DeckStage, Stage } from '../../stage.ts';
import { paragraph } from '../../typography.ts';
import { lookOf, type Spot } from '../display/spot.ts';

/** Points of the chapter's name, which is cut only where it does not even fit in the size of footer and number. */
export const NAME_SIZES = [14, 11] as const;
/** Below a numeral that is large enough to tell the chapter alone. */
export const SMALL_NAME_SIZES = [11, 11] as const;

export interface ChapterMark {
  readonly numeral: Spot;
  readonly name: Spot;
  /** The name runs down the band. */
  readonly turn?: Placeholder['turn'];
  readonly written: (number: number, language: string) => string;
}

export function markFaces(faces: Faces, { name, turn }: ChapterMark, stage: DeckStage): Faces {
  const { template, chapters } = stage;
  const { footer } = template.grid;
  if (!footer || chapters.length === 0) return faces;
  const look = footerLook(template);
  const at = (words: string) => [paragraph(words, look, stage)];
  const holds = (words: string) => measure(at(words), footer.w, stage).height <= footer.h;
  const deck = faceText('Deck', footer, at(cut(stage.deckTitle, holds)), stage);
  const chapter = slot({
    key: 'footer',
    type: 'footer',
    index: 11,
    frame: name.frame,
    look: lookOf(name, name.sizes[0], template),
    prompt: 'Chapter',
    ...(name.anchor ? { anchor: name.anchor } : {}),
    ...(turn ? { turn } : {}),
  });
  return onContentFaces(faces, [deck], chapter);
}

export function placeChapterMark(sheet: Sheet, stage: Stage, { numeral, name, turn, written }: ChapterMark): void {
  if (!sheet.slot('number')) return;
  const { chapter, chapters } = stage;
  const title = chapters[chapter];
  if (chapters.length > 0) placeNumber(sheet, stage);
  else placeFurniture(sheet, stage);
  if (title === undefined) return;
  const number = fitting(written(chapter + 1, stage.language), numeral, stage);
  sheet.text('Chapter', numeral.frame, number, { role: 'artifact', ...(numeral.anchor ? { anchor: numeral.anchor } : {}) });
  const box = turn ? sideways(name.frame) : name.frame;
  sheet.fill('footer', fitting(title, { ...name, frame: box }, stage), 'artifact');
}

/** The words in the largest size that the spot holds; where none does, as many of them as it holds. */
function fitting(text: string, spot: Spot, stage: Stage): Paragraph[] {
  const { frame, align = 'start' } = spot;
  const at = (size: number, words: string) => [paragraph(words, lookOf(spot, size, stage.template), stage, { align })];
  const fits = (size: number, words: string) => {
    const set = measure(at(size, words), frame.w, stage);
    return set.height <= frame.h && !set.brokenWord;
  };
  const size = steps(...spot.sizes).find((s) => fits(s, text));
  if (size !== undefined) return at(size, text);
  const [, smallest] = spot.sizes;
  return at(
    smallest,
    cut(text, (words) => measure(at(smallest, words), frame.w, stage).height <= frame.h),
  );
}

/** The text, or its longest beginning that holds, with an ellipsis. */
function cut(text: string, holds: (text: string) => boolean): string {
  if (holds(text)) return text;
  const signs = [...text];
  let length = signs.length;
  while (length > 1 && !holds(`${signs.slice(0, length).join('').trimEnd()}…`)) length--;
  return `${signs.slice(0, length).join('').trimEnd()}…`;
}
