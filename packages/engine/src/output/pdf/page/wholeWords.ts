/** Words that a hyphen divides between lines: the glyphs of the first part stand for the whole word, those of the others for nothing. */
import type { GlyphRun } from '../../../model/text.ts';

const SOFT_HYPHEN = '\u00AD';
const divided = new RegExp(`[^\\s${SOFT_HYPHEN}]+(?:${SOFT_HYPHEN}[^\\s${SOFT_HYPHEN}]+)+`, 'g');

/** The runs of a paragraph's lines, each line in logical order, with the words in one piece. Right-to-left runs stay as they are. */
export function withWholeWords(lines: readonly (readonly GlyphRun[])[]): (readonly GlyphRun[])[] {
  const runs = lines.flat();
  if (!runs.some((run) => run.texts.includes(SOFT_HYPHEN))) return [...lines];
  const texts = new Map(runs.filter((run) => !run.rtl).map((run) => [run, [...run.texts]]));
  const { text, places } = readingOf(lines);
  for (const { 0: word, index } of text.matchAll(divided)) {
    const parts = new Set(places.slice(index, index + word.length));
    let whole = word.replaceAll(SOFT_HYPHEN, '');
    for (const place of parts) {
      const own = place && texts.get(place.run);
      if (!own) continue;
      own[place.glyph] = whole;
      whole = '';
    }
  }
  return lines.map((line) => line.map((run) => ({ ...run, texts: texts.get(run) ?? run.texts })));
}

interface Place {
  readonly run: GlyphRun;
  readonly glyph: number;
}

/** The text of the lines, parted by line feeds where a line does not end in a hyphen, and the glyph behind each of its units. */
function readingOf(lines: readonly (readonly GlyphRun[])[]): { text: string; places: (Place | undefined)[] } {
  let text = '';
  const places: (Place | undefined)[] = [];
  for (const line of lines) {
    if (text !== '' && !text.endsWith(SOFT_HYPHEN)) {
      text += '\n';
      places.push(undefined);
    }
    for (const run of line) {
      for (const [glyph, part] of run.texts.entries()) {
        const place: Place = { run, glyph };
        text += run.rtl ? '\n'.repeat(part.length) : part;
        for (let i = 0; i < part.length; i++) places.push(place);
      }
    }
  }
  return { text, places };
}
