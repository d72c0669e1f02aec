/** Slides of every kind, in a template of every family, against the rules of PowerPoint's accessibility checker. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateIds } from '@slidewright/contract/template';
import { templateById } from '../../packages/engine/src/design/templates/templates.ts';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { allNodesScene, fixtureImage } from '../fixtures/allNodes.ts';
import { everyKindImage } from '../fixtures/everyKind.ts';
import { everyKindScene } from '../fixtures/everyKindScene.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { accessibilityRules } from './accessibilityRules.ts';
import { openPackage, type PartIndex } from './partIndex.ts';
import { readPackage } from './readPackage.ts';
import { shapeRules } from './shapeRules.ts';
import { all, first } from './xmlTree.ts';

const rules = { ...accessibilityRules, alternatives: shapeRules['alternative-text'] };
const faultsOf = (index: PartIndex): string[] =>
  Object.entries(rules).flatMap(([rule, check]) => [...(check?.(index) ?? [])].map(([part, message]) => `${rule}: ${part}: ${message}`));

/** Names of the shapes of a slide in the order of the file, which is that of reading and of painting. */
function namesOn(index: PartIndex, slide: number): string[] {
  const root = index.xml.get(`ppt/slides/slide${slide}.xml`);
  const shapes = (root && first(root, 'p:spTree')?.children.slice(2)) ?? [];
  return shapes.map((shape) => all(shape, 'p:cNvPr')[0]?.attributes.get('name') ?? '');
}

/** One template of each family. */
const families = [...new Map(templateIds.map((id) => [templateById(id).family, id])).values()];

for (const [i, template] of families.entries()) {
  // Scripts change what layouts do, hardly what families do: one family in three is tested in all.
  for (const script of i % 3 === 0 ? (['Latin', 'CJK', 'Arabic'] as const) : (['Latin'] as const)) {
    test(`${template}, ${script}: the checker finds nothing, and shapes are read in the order of the page`, () => {
      const scene = everyKindScene(template, script);
      const index = openPackage(writePptx(scene, { fonts, image: everyKindImage }));
      assert.deepEqual(faultsOf(index), []);
      for (const [n, page] of scene.pages.entries())
        assert.deepEqual(
          namesOn(index, n + 1),
          page.nodes.map((node) => node.name),
        );
    });
  }
}

const parts = readPackage(writePptx(allNodesScene, { fonts, image: fixtureImage }));
const changed = (name: string, from: string | RegExp, to: string): PartIndex =>
  openPackage(
    writeZip(
      parts.map((part) => (part.name === name ? { name, content: Buffer.from(part.content).toString('utf8').replace(from, to) } : part)),
    ),
  );

const slide = (number: number) => `ppt/slides/slide${number}.xml`;
const faults: [fault: string, rule: string, index: () => PartIndex][] = [
  ['a slide without a title', 'titles', () => changed(slide(2), 'type="title"', 'type="body" idx="99"')],
  [
    'two slides with one title',
    'titles',
    () => changed(slide(2), 'Lists inherit what their layout says', 'Every node of a Scene &amp; its look'),
  ],
  ['a picture that says nothing', 'alternatives', () => changed(slide(4), /descr="[^"]+"/, '')],
  ['a table without a header row', 'tables', () => changed(slide(5), 'firstRow="1"', '')],
  ['a run without a language', 'languages', () => changed(slide(2), / lang="[^"]+"/, '')],
  ['a section without a name', 'sections', () => changed('ppt/presentation.xml', 'name="Opening"', 'name=""')],
  ['a link to a script', 'links', () => changed('ppt/slides/_rels/slide2.xml.rels', /https:[^"]+/, 'javascript:alert(1)')],
  ['a slide that goes on by itself', 'document', () => changed(slide(2), '</p:clrMapOvr>', '</p:clrMapOvr><p:transition advTm="1"/>')],
];
for (const [fault, rule, index] of faults) {
  test(`the rules find ${fault}`, () => {
    assert.deepEqual([...new Set(faultsOf(index()).map((found) => found.split(':')[0]))], [rule]);
  });
}
