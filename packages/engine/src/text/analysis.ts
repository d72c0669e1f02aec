/** What is known of a paragraph before its sizes are: characters, faces, directions, break opportunities, glyphs in font units. */
import type { Paragraph } from '../model/text.ts';
import { embeddingLevels } from './bidi.ts';
import { breakOpportunities } from './breaks.ts';
import { cleanText } from './cleanText.ts';
import type { FaceChooser } from './fallback.ts';
import { graphemeStarts } from './graphemes.ts';
import type { Shaped } from './harfbuzz.ts';
import { type Item, itemise } from './items.ts';
import { shapeItem } from './shapeItem.ts';

export interface Analysis {
  /** Clean text of all runs; indices everywhere else are into it. */
  readonly text: string;
  /** Where each run ends. */
  readonly runEnds: readonly number[];
  readonly language: string;
  readonly rtl: boolean;
  /** In logical order; line feeds belong to none. */
  readonly items: readonly Item[];
  /** Glyphs of each item in step with `items`; clusters count from the item's start. */
  readonly shaped: readonly Shaped[];
  readonly breaks: Uint8Array;
  readonly graphemes: Uint8Array;
}

export type ParagraphText = Pick<Paragraph, 'runs' | 'language' | 'rtl'>;

export function analyse({ runs, language, rtl }: ParagraphText, chooser: FaceChooser): Analysis {
  const texts = runs.map((run) => cleanText(run.text));
  const text = texts.join('');
  const runEnds: number[] = [];
  for (const part of texts) runEnds.push((runEnds.at(-1) ?? 0) + part.length);
  const graphemes = graphemeStarts(text);
  const items = itemise(text, runs, runEnds, graphemes, embeddingLevels(text, rtl), (run) => chooser.chooser(run.style, language));
  return {
    text,
    runEnds,
    language,
    rtl,
    items,
    shaped: items.map((item) => shapeItem({ text, language }, item, item.start, item.end, 0, text.length)),
    breaks: breakOpportunities(text, language, graphemes),
    graphemes,
  };
}
