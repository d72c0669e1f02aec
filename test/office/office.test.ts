/** Our files through other programs: LibreOffice opens the PPTX, poppler reads the PDF. Skipped where they are not installed. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import type { Deck } from '@slidewright/contract/deck';
import { readText } from '../../packages/engine/src/read/text.ts';
import { render } from '../../packages/engine/src/render.ts';
import { writeDeck } from '../../packages/engine/src/write/writeDeck.ts';
import { createFontSource } from '../../packages/server/src/world/fonts.ts';

const run = promisify(execFile);
const has = (program: string, flag: string): Promise<boolean> =>
  run(program, [flag]).then(
    () => true,
    () => false,
  );
const soffice = await has('soffice', '--version');
const poppler = await has('pdftotext', '-v');
const folder = await mkdtemp(join(tmpdir(), 'slidewright-office-'));
after(() => rm(folder, { recursive: true, force: true }));
const fonts = createFontSource();

async function deckOf(name: string): Promise<Deck> {
  const text = await readFile(new URL(`../fixtures/texts/${name}.md`, import.meta.url), 'utf8');
  const source = { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } as const;
  return writeDeck(readText(text, 'text'), { source, numSlides: 12 }, new AbortController().signal);
}

/** The text of each page of a PDF, letters and digits alone: spaces and marks are set differently by every program. */
async function pagesOf(pdf: string): Promise<string[]> {
  const { stdout } = await run('pdftotext', [pdf, '-'], { maxBuffer: 2 ** 26 });
  return stdout.split('\f').slice(0, -1).map(letters);
}

const letters = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether LibreOffice has a font for them: without one it drops words. */
const drawsChinese = await run('fc-list', [':lang=ja']).then(
  ({ stdout }) => stdout.trim() !== '',
  () => false,
);

const names = ['report', 'de', 'ru', 'ja', 'zh-hans'];
const needsFont = new Set(['ja', 'zh-hans']);
const decks = new Map<string, Deck>();
/** Written once for both formats. */
const written = async (name: string): Promise<Deck> => {
  const deck = decks.get(name) ?? (await deckOf(name));
  decks.set(name, deck);
  return deck;
};

test('LibreOffice opens the PPTX of five texts: every slide, with its title', { skip: !(soffice && poppler) }, async () => {
  const opened = names.filter((name) => drawsChinese || !needsFont.has(name));
  const sources = opened.map((name) => join(folder, `${name}.pptx`));
  for (const [i, name] of opened.entries())
    await writeFile(sources[i] ?? '', render(await written(name), { template: 'Tokyo', format: 'pptx', split: false }, fonts).bytes);
  // A profile of its own: one that is open elsewhere would refuse a second process. All at one go, since it is slow to start.
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', join(folder, 'lo'), ...sources]);
  for (const name of opened) {
    const { slides } = await written(name);
    const pages = await pagesOf(join(folder, 'lo', `${name}.pdf`));
    assert.equal(pages.length, slides.length, name);
    for (const [i, { title }] of slides.entries()) assert.ok(pages[i]?.includes(letters(title)), `${name}, page ${i + 1}: ${title}`);
  }
});

for (const name of names) {
  test(`poppler reads ${name}.md's PDF: every slide, with its title`, { skip: !poppler }, async () => {
    const deck = await written(name);
    const pdf = join(folder, `${name}.pdf`);
    await writeFile(pdf, render(deck, { template: 'Tokyo', format: 'pdf', split: false }, fonts).bytes);
    const pages = await pagesOf(pdf);
    assert.equal(pages.length, deck.slides.length);
    for (const [i, { title }] of deck.slides.entries()) assert.ok(pages[i]?.includes(letters(title)), `page ${i + 1}: ${title}`);
  });
}
