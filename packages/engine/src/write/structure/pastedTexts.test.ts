import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Block, plainText } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { type Outline, outlineOf } from './outline.ts';
import { structured } from './structured.ts';

/**
 * Texts as people paste them, each with the outline that a reader would make of it: its title and subtitle, its headings, roles of
 * sections, labels, items of lists, speakers, phrases that must be in a section ("on") and phrases that must be in none ("off").
 */
const FOLDER = new URL('../../../../../test/fixtures/outlines/', import.meta.url);
const LEAST_FOUND = 0.95;

interface Expected {
  readonly name: string;
  readonly text: string;
  readonly headings: readonly string[];
  all(key: string): readonly string[];
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const cases: readonly Expected[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => {
    const [text = '', outline = ''] = readFileSync(new URL(name, FOLDER), 'utf8').split('\n=== outline\n');
    const lines = outline.split('\n').map((line) => line.trim());
    return {
      name,
      text,
      headings: lines.filter((line) => /^#+ /.test(line)).map((line) => plain(line.replace(/^#+ /, ''))),
      all: (key) => lines.filter((line) => line.startsWith(`${key}:`)).map((line) => line.slice(key.length + 1).trim()),
    };
  });

function outlineIn(text: string): { outline: Outline; subtitle: string | undefined } {
  const { document } = structured(readText(text, 'text'), false);
  return { outline: outlineOf(document), subtitle: document.subtitle };
}

const headingsOf = ({ sections }: Outline): Set<string> =>
  new Set(sections.flatMap(({ path, heading }) => [...path, ...(heading === undefined ? [] : [heading])]).map(plain));

function textOf(block: Block): string {
  if (block.type === 'paragraph') return plainText(block.runs);
  if (block.type === 'list') return block.items.map(({ runs }) => plainText(runs)).join('\n');
  if (block.type === 'facts') return block.entries.map(({ key, value }) => `${key}: ${value}`).join('\n');
  if (block.type === 'table') return [...(block.header ? [block.header] : []), ...block.rows].map((row) => row.join(' ')).join('\n');
  return 'text' in block ? block.text : '';
}

test('pasted texts: their headings are found, and none is invented', () => {
  let wanted = 0;
  const missing: string[] = [];
  const invented: string[] = [];
  for (const { name, text, headings } of cases) {
    const found = headingsOf(outlineIn(text).outline);
    wanted += headings.length;
    missing.push(...headings.filter((heading) => !found.has(heading)).map((heading) => `${name}: ${heading}`));
    invented.push(...[...found].filter((heading) => !headings.includes(heading)).map((heading) => `${name}: ${heading}`));
  }
  assert.ok(missing.length <= (1 - LEAST_FOUND) * wanted, missing.join('\n'));
  assert.deepEqual(invented, []);
});

test('pasted texts: their titles are what they say of themselves', () => {
  const wrong: string[] = [];
  for (const { name, text, all } of cases) {
    const { outline, subtitle } = outlineIn(text);
    const title = plain(outline.title ?? '');
    if (title !== plain(all('title')[0] ?? '')) wrong.push(`${name}: "${title}"`);
    for (const wanted of all('subtitle')) if (plain(subtitle ?? '') !== plain(wanted)) wrong.push(`${name}: below it "${subtitle}"`);
  }
  assert.deepEqual(wrong, []);
});

test('pasted texts: what belongs to no text is in no section, and all else is', () => {
  const wrong: string[] = [];
  for (const { name, text, all } of cases) {
    const said = plain(
      outlineIn(text)
        .outline.sections.flatMap(({ blocks }) => blocks.map(textOf))
        .join('\n'),
    );
    for (const phrase of all('off')) if (said.includes(plain(phrase))) wrong.push(`${name}: "${phrase}" is in a section`);
    for (const phrase of all('on')) if (!said.includes(plain(phrase))) wrong.push(`${name}: "${phrase}" is lost`);
  }
  assert.deepEqual(wrong, []);
});

test('pasted texts: sections have their roles, and labels that run into their text are in bold', () => {
  for (const { name, text, all } of cases) {
    const { outline } = outlineIn(text);
    for (const line of all('role')) {
      const [heading = '', role] = line.split(' = ');
      assert.equal(outline.sections.find((section) => plain(section.heading ?? '') === plain(heading))?.role, role, `${name}: ${heading}`);
    }
    const leads = outline.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'paragraph' ? (block.runs[0] ?? []) : [])),
    );
    for (const label of all('label'))
      assert.ok(
        leads.some((run) => run.bold && run.text.startsWith(label)),
        `${name}: ${label}`,
      );
  }
});

test('pasted texts: what is listed is the items of a list, and who said what is known', () => {
  const wrong: string[] = [];
  for (const { name, text, all } of cases) {
    const blocks = outlineIn(text).outline.sections.flatMap((section) => section.blocks);
    const items = blocks.flatMap((block) =>
      block.type === 'list'
        ? block.items.map(({ runs }) => plain(plainText(runs)))
        : block.type === 'table'
          ? block.rows.map((row) => plain(row.join(' ')))
          : [],
    );
    for (const phrase of all('list')) if (!items.some((item) => item.startsWith(plain(phrase)))) wrong.push(`${name}: "${phrase}"`);
    for (const line of all('speaker')) {
      const [who, said = ''] = line.split(' = ');
      const found = blocks.some((block) => block.type === 'paragraph' && block.speaker === who && textOf(block).includes(said));
      if (!found) wrong.push(`${name}: ${line}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('rows of a table or a menu that end in prices with a stop are no messages of a chat', () => {
  const rows = ['North | 12,400 | £3.90', 'East | 15,800 | £3.40', 'South | 19,200 | £2.95', 'West | 26,900 | £2.60'];
  const table = `# Lockers\n\n## What a delivery costs\n\nThe cost fell by a third.\n\n| Area | Parcels | Cost |\n|---|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}\n\nDrivers now fill a locker in four minutes.`;
  const types = (text: string) => structured(readText(text, 'text'), false).document.blocks.map(({ type }) => type);
  assert.deepEqual(types(table), ['heading', 'heading', 'paragraph', 'table', 'paragraph']);
  assert.deepEqual(types(table.replaceAll('£', '')), ['heading', 'heading', 'paragraph', 'table', 'paragraph']);
  const menu = '# Our café\n\nOpen every day.\n\n- Coffee 3.20\n- Tea 2.80\n- Soup 5.50\n- Cake 4.10\n\nBread is baked here.';
  assert.ok(types(menu).includes('list'));
});
