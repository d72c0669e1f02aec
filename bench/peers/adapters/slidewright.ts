/** The talk as a Deck, which the engine renders. */
import { readFile } from 'node:fs/promises';
import { type DeckInput, deck } from '@slidewright/contract/deck';
import { render } from '@slidewright/engine/render';
import { createFontSource } from '../../../packages/server/src/world/fonts.ts';
import type { Talk, TalkSlide } from '../talk.ts';

type SlideInput = DeckInput['slides'][number];

const fonts = createFontSource();

export async function writeWithSlidewright(talk: Talk, photo: string, template: string, format: 'pptx' | 'pdf'): Promise<Uint8Array> {
  const slides: SlideInput[] = [{ kind: 'cover', title: talk.title }, ...talk.slides.map(slideOf)];
  const images = { photo: { mime: 'image/jpeg' as const, width: 240, height: 160, data: (await readFile(photo)).toString('base64') } };
  const parsed = deck.parse({ title: talk.title, language: talk.language, slides } satisfies DeckInput);
  return render(parsed, { template, format, split: true }, fonts, images).bytes;
}

function slideOf({ title, notes, points, table, chart, photo }: TalkSlide): SlideInput {
  if (table) return { kind: 'table', title, notes, columns: [...table.columns], rows: table.rows.map((row) => [...row]) };
  if (chart) {
    const series = chart.series.map(({ name, values }) => ({ name, values: [...values] }));
    return { kind: 'chart', title, notes, chart: { type: 'column', categories: [...chart.categories], series } };
  }
  const picture = photo === undefined ? {} : { picture: { query: photo, alt: photo, image: 'photo' } };
  return { kind: 'bullets', title, notes, items: (points ?? []).map((text) => ({ text })), ...picture };
}
