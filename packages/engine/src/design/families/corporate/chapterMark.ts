/** Where in the deck a page is, told in the band: the chapter's number and its name. */
import { steps } from '../../fit.ts';
import { footerLook, placeFurniture } from '../../layouts/furniture.ts';
import { measure, type Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { paragraph } from '../../typography.ts';
import { lookOf, type Spot } from '../display/spot.ts';

export interface ChapterMark {
  readonly numeral: Spot;
  /** Left out where the band has no room for words: the footer names the chapter then. */
  readonly name?: Spot;
  readonly written?: (number: number) => string;
  /** Lines that the deck's name may take in the footer. */
  readonly footerLines?: number;
}

export function placeChapterMark(sheet: Sheet, stage: Stage, mark: ChapterMark): void {
  const chapter = stage.chapters[stage.chapter];
  placeFooter(sheet, stage, mark, chapter);
  if (chapter === undefined || !sheet.slot('number')) return;
  const { numeral, name, written = String } = mark;
  label(sheet, 'Chapter', written(stage.chapter + 1), numeral, stage);
  if (name) label(sheet, 'Chapter name', chapter, name, stage);
}

/** The words in the largest size that the spot holds; where none does, as many of them as it holds. */
function label(sheet: Sheet, node: string, text: string, spot: Spot, stage: Stage): void {
  const { frame, anchor = 'top', align = 'start' } = spot;
  const at = (size: number, words: string) => [paragraph(words, lookOf(spot, size, stage.template), stage, { align })];
  const fits = (size: number, words: string) => {
    const set = measure(at(size, words), frame.w, stage);
    return set.height <= frame.h && !set.brokenWord;
  };
  const sizes = steps(...spot.sizes);
  const size = sizes.find((s) => fits(s, text)) ?? spot.sizes[1];
  const words = fits(size, text) ? text : cut(text, (shorter) => measure(at(size, shorter), frame.w, stage).height <= frame.h);
  sheet.text(node, frame, at(size, words), { role: 'artifact', anchor });
}

/** The longest beginning that holds, with an ellipsis. */
function cut(text: string, holds: (text: string) => boolean): string {
  const signs = [...text];
  let length = signs.length;
  while (length > 1 && !holds(`${signs.slice(0, length).join('').trimEnd()}…`)) length--;
  return `${signs.slice(0, length).join('').trimEnd()}…`;
}

/** The deck's name on as many lines as the band has for it, after the chapter's where that stands nowhere else. */
function placeFooter(sheet: Sheet, stage: Stage, { name, footerLines = 1 }: ChapterMark, chapter: string | undefined): void {
  placeFurniture(sheet, stage);
  const footer = sheet.slot('footer');
  const named = name ? stage.deckTitle : [chapter, stage.deckTitle].filter(Boolean).join('  ·  ');
  if (!footer || (footerLines === 1 && named === stage.deckTitle)) return;
  const at = sheet.nodes.findIndex((node) => node.type === 'shape' && node.placeholder === 'footer');
  if (at >= 0) sheet.nodes.splice(at, 1);
  const look = footerLook(stage.template);
  const lines = (text: string) => [paragraph(text, look, stage)];
  const holds = (text: string) => measure(lines(text), footer.frame.w, stage).lines.length <= footerLines;
  sheet.fill('footer', lines(holds(named) ? named : cut(named, holds)), 'artifact');
}
