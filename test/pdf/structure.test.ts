/**
 * The tags of a PDF against the Scene that it was made from, for slides of every kind in a template of every family: each text stands in
 * the tree once, in reading order and in its role; each figure says what it shows.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { templateById } from '../../packages/engine/src/design/templates/templates.ts';
import type { Page, SceneNode, TableNode } from '../../packages/engine/src/model/scene.ts';
import type { TextBody } from '../../packages/engine/src/model/text.ts';
import { writePdf } from '../../packages/engine/src/output/pdf/writePdf.ts';
import { everyKindImage } from '../fixtures/everyKind.ts';
import { everyKindScene } from '../fixtures/everyKindScene.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { openPdf } from './reader/document.ts';
import { readTags, type TagNode } from './reader/tags.ts';
import { uaFaults } from './uaFaults.ts';

/** A text or figure with the tags that it stands in, from the slide's section down: "L LI LBody | text". */
type Entry = string;

const words = (text: string): string =>
  text
    .replace(/[\u00AD\u200F]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function textsOf({ paragraphs, lines }: TextBody): { text: string; item: boolean }[] {
  const set = new Set(lines.filter((line) => line.runs.length > 0).map((line) => line.paragraph));
  return paragraphs
    .map(({ runs, bullet }) => ({ text: words(runs.map((run) => run.text).join('')), item: bullet !== undefined }))
    .filter(({ text }, i) => set.has(i) && text !== '');
}

function expected(node: SceneNode): Entry[] {
  if (node.decorative || (node.type === 'shape' && node.role === 'artifact')) return [];
  if (node.type === 'group') {
    const inner = node.nodes.flatMap(expected);
    return inner.some((entry) => !entry.startsWith('Figure')) || node.alt === undefined ? inner : [`Figure | ${node.alt}`];
  }
  if (node.type === 'table') return node.rows.flatMap((row, r) => rowEntries(node, row.cells, r === 0));
  if (node.type === 'shape' && node.text) return roleEntries(node.role ?? 'body', textsOf(node.text));
  return [`Figure | ${node.alt}`];
}

function rowEntries({ header, rtl }: TableNode, cells: TableNode['rows'][number]['cells'], first: boolean): Entry[] {
  const inOrder = rtl ? cells.toReversed() : cells;
  return inOrder.flatMap((cell) => textsOf(cell.text).map(({ text }) => `${header && first ? 'TH' : 'TD'} | ${text}`));
}

function roleEntries(role: string, texts: readonly { text: string; item: boolean }[]): Entry[] {
  if (role === 'title' || role === 'heading') return texts.map(({ text }) => `${role === 'title' ? 'H1' : 'H2'} | ${text}`);
  return texts.map(({ text, item }) => {
    if (item || role === 'list') return `LBody | ${text}`;
    return `${role === 'quote' ? 'BlockQuote' : 'P'} | ${text}`;
  });
}

/** What the tree says, in its order. A quote's paragraphs and a cell's are named by what they are in. */
function said(node: TagNode, within = ''): Entry[] {
  const host = ['TH', 'TD', 'BlockQuote', 'LBody'].includes(node.tag) ? node.tag : within;
  if (node.tag === 'Figure') return [`Figure | ${node.alt}`];
  if (node.tag === 'Lbl') return [];
  const own = words(textUnder(node));
  if (['H1', 'H2', 'P', 'LBody'].includes(node.tag) && own !== '') return [`${host || node.tag} | ${own}`, ...nested(node, host)];
  return node.kids.flatMap((kid) => said(kid, host));
}

/** Text of the element and of the links in it. */
const textUnder = (node: TagNode): string =>
  node.text +
  node.kids
    .filter((kid) => kid.tag === 'Link')
    .map(textUnder)
    .join('');
const nested = (node: TagNode, host: string): Entry[] => node.kids.filter((kid) => kid.tag !== 'Link').flatMap((kid) => said(kid, host));

/** One template of each family. */
const families = [...new Map(templateIds.map((id) => [templateById(id).family, id])).values()];

for (const [i, template] of families.entries()) {
  // Scripts change what layouts do, hardly what families do: one family in three is tested in all.
  for (const script of i % 3 === 0 ? (['Latin', 'CJK', 'Arabic'] as const) : (['Latin'] as const)) {
    test(`${template}, ${script}: every text is tagged once, in order and in its role`, () => {
      const scene = everyKindScene(template, script);
      const pdf = openPdf(writePdf(scene, { fonts, image: everyKindImage }));
      const { root } = readTags(pdf);
      assert.equal(root.kids.length, scene.pages.length);
      for (const [n, page] of scene.pages.entries()) assert.deepEqual(said(root.kids[n] as TagNode), entriesOf(page), `page ${n + 1}`);
      assert.deepEqual(uaFaults(pdf), []);
    });
  }
}

const entriesOf = (page: Page): Entry[] => page.nodes.flatMap(expected);
