/** Charts whose workbooks are edited, drawn by a second engine that reads the cells alone: every value is as long, as high or as wide as it is large. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { designDeck } from '../../packages/engine/src/design/designDeck.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { createTypesetter } from '../../packages/engine/src/text/typeset.ts';
import { sixCharts } from '../fixtures/sixCharts.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { readPackage } from '../pptx/readPackage.ts';
import { chartEdits, withChartData, withSheetData } from './chartEditing.ts';
import { misdrawn } from './drawnValues.ts';
import { edited } from './editing.ts';
import { canDrawCharts, cellsOf, drawnCharts } from './gnumeric.ts';

const skip = canDrawCharts ? false : 'Gnumeric is not installed';
const folder = await mkdtemp(join(tmpdir(), 'slidewright-charts-'));
after(() => rm(folder, { recursive: true, force: true }));
const typesetter = createTypesetter(fonts);
const image = (id: string): never => assert.fail(`the scene asks for the picture ${id}`);

/** A part of a whole cannot be below zero. */
const isDrawn = (type: string, edit: string): boolean => type !== 'doughnut' || edit !== 'a value below zero';
/** Edits after which the table is as large as before: its cells alone are typed anew, the chart is left as it is. */
const keepsSize = (edit: string): boolean => !/added|removed/.test(edit);

for (const template of process.env.EDIT_TEMPLATES?.split(',') ?? ['Tokyo', 'Nairobi']) {
  test(`six kinds of charts follow ten kinds of edits of their workbooks, in ${template}`, { skip }, async () => {
    const scene = designDeck(sixCharts, template, typesetter, { split: true });
    const file = writePptx(scene, { fonts, image });
    const nodes = scene.pages.flatMap(({ nodes }) => nodes.flatMap((node) => (node.type === 'chart' ? [node] : [])));
    for (const [name, edit] of [['nothing', (table) => table] as const, ...Object.entries(chartEdits)] satisfies [
      string,
      (typeof chartEdits)[string],
    ][]) {
      const typed = withSheetData(file, edit);
      const charts = await drawnCharts(folder, keepsSize(name) ? typed : withChartData(typed, edit));
      assert.equal(charts.length, nodes.length);
      for (const [i, drawn] of charts.entries()) {
        const data = nodes[i]?.data;
        if (data && isDrawn(data.type, name))
          assert.deepEqual(misdrawn(data.type, drawn, edit(data)), [], `${name}: ${data.type} ${i + 1}`);
      }
    }
  });
}

test("a stacked column's name tells what its parts come to, also after one of them is typed anew", { skip }, async () => {
  const stacked = sixCharts.slides.filter((slide) => slide.kind === 'chart' && slide.chart.type === 'stackedColumn');
  const file = writePptx(designDeck({ ...sixCharts, slides: stacked }, 'Tokyo', typesetter, { split: true }), { fonts, image });
  const workbook = readPackage(file).find(({ name }) => name.endsWith('.xlsx'))?.content;
  assert.ok(workbook);
  const typed = edited(workbook, /sheet1\.xml$/, (xml) => xml.replace(/(<c r="B3"[^>]*><v>)[^<]*/, '$11055'));
  const names = async (bytes: Uint8Array) => (await cellsOf(folder, bytes)).slice(1).map(([name]) => name);
  assert.deepEqual((await names(workbook)).slice(0, 3), ['Jan: 73', 'Feb: 89', 'Mar: 99']);
  assert.deepEqual((await names(typed)).slice(0, 3), ['Jan: 73', 'Feb: 1,089', 'Mar: 99']);
});

test('a bar of the wrong length is told', () => {
  const bar = (left: number, top: number) =>
    [
      [left, 100],
      [left + 20, 100],
      [left + 20, top],
      [left, top],
      [left, 100],
    ] as [number, number][];
  const table = { categories: ['a', 'b', 'c'], series: [{ name: 's', values: [20, 40, 80] }] };
  const drawn = (...tops: number[]) => ({
    areas: tops.map((top, i) => bar(30 * i, top)),
    lines: [
      [
        [0, 100],
        [90, 100],
      ] as [number, number][],
    ],
  });
  assert.deepEqual(misdrawn('column', drawn(80, 60, 20), table), []);
  assert.equal(misdrawn('column', drawn(80, 60, 60), table).length, 3);
  assert.deepEqual(misdrawn('column', drawn(80, 60), table), ['2 bars of 3 values']);
});
