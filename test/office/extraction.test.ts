/** The words of a deck, got back from its PDF by poppler in every script. Skipped where poppler is not installed. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { deck as deckSchema, type Slide } from '@slidewright/contract/deck';
import { readText } from '../../packages/engine/src/read/text.ts';
import { render } from '../../packages/engine/src/render.ts';
import { writeDeck } from '../../packages/engine/src/write/writeDeck.ts';
import { plain, recovered } from '../fixtures/recoveredWords.ts';
import { sayings } from '../fixtures/sayings.ts';
import { shownTexts } from '../fixtures/shownTexts.ts';
import { fonts } from '../fixtures/typesetting.ts';

const run = promisify(execFile);
const poppler = await run('pdftotext', ['-v']).then(
  () => true,
  () => false,
);
const folder = await mkdtemp(join(tmpdir(), 'slidewright-extraction-'));
after(() => rm(folder, { recursive: true, force: true }));

/**
 * The text of each page, in the two orders that poppler knows. By their places, lines that run from right to left are turned around, and
 * columns whose lines are level are read across; in the order of the content columns stay apart, and lines stay as they stand.
 */
async function pagesOf(name: string, bytes: Uint8Array): Promise<(readonly [placed: string, raw: string])[]> {
  const path = join(folder, `${name}.pdf`);
  await writeFile(path, bytes);
  const read = async (...options: string[]): Promise<string[]> => {
    const { stdout } = await run('pdftotext', [...options, path, '-'], { maxBuffer: 2 ** 26 });
    return stdout.split('\f').slice(0, -1).map(plain);
  };
  const [placed, raw] = await Promise.all([read(), read('-raw')]);
  return placed.map((page, i) => [page, raw[i] ?? '']);
}

/** Below what a slide shows the first sentence stands; where there is no room for others, they are in the notes. */
const surelyShown = (slide: Slide): Slide =>
  'sentence' in slide && slide.sentence !== undefined ? { ...slide, sentence: slide.sentence.split('\n', 1).join('') } : slide;

const folderOfTexts = new URL('../fixtures/texts/', import.meta.url);
for (const file of (await readdir(folderOfTexts)).filter((name) => name.endsWith('.md'))) {
  test(`poppler gives the words of ${file} back`, { skip: !poppler }, async () => {
    const text = await readFile(new URL(file, folderOfTexts), 'utf8');
    const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
    const deck = writeDeck(readText(text, 'text'), { source, numSlides: 10 }, new AbortController().signal);
    const { bytes } = render(deck, { template: 'Tokyo', format: 'pdf', split: false }, fonts);
    const pages = await pagesOf(file, bytes);
    const results = deck.slides.map((slide, i) => {
      const [placed, raw] = (pages[i] ?? ['', '']).map((page) => recovered(shownTexts(surelyShown(slide)), page, deck.language));
      assert.ok(placed && raw);
      return placed.missing.length < raw.missing.length ? placed : raw;
    });
    const words = results.reduce((sum, result) => sum + result.words, 0);
    const missing = results.flatMap((result) => result.missing);
    assert.ok(missing.length <= words * 0.01, `${missing.length} of ${words} words are not found: ${missing.slice(0, 12).join(' ')}`);
  });
}

for (const [language, saying] of sayings) {
  test(`poppler gives a line in ${language} back to the letter`, { skip: !poppler }, async () => {
    const slides = [{ kind: 'bullets', title: saying, items: [{ text: saying }] }];
    const deck = deckSchema.parse({ title: saying, language, slides });
    const { bytes } = render(deck, { template: 'Tokyo', format: 'pdf', split: false }, fonts);
    const [page = []] = await pagesOf(language, bytes);
    const lines = page.map((text) => text.replace(/\s+/g, ' '));
    assert.ok(
      lines.some((text) => text.includes(plain(saying))),
      `${lines.join(' | ')} has not ${saying}`,
    );
  });
}
