import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writePptx } from '../../packages/engine/src/output/pptx/writePptx.ts';
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { allNodesScene, fixtureImage } from '../fixtures/allNodes.ts';
import { fonts } from '../fixtures/typesetting.ts';
import { lintPackage } from './packageLint.ts';
import { readPackage } from './readPackage.ts';

const sound = writePptx(allNodesScene, { fonts, image: fixtureImage });
const parts = readPackage(sound);

/** The package with one part changed: replaced by the answer, or left out when that is undefined. */
function changed(name: string, change: (content: string) => string | undefined): Uint8Array {
  const before = parts.find((part) => part.name === name)?.content;
  assert.ok(before, `the package has no ${name}`);
  const text = Buffer.from(before).toString('utf8');
  const content = change(text);
  assert.notEqual(content, text, `${name} is unchanged`);
  const others = parts.filter((part) => part.name !== name);
  return writeZip(content === undefined ? others : [...others, { name, content }]);
}

const added = (name: string, content = 'x'): Uint8Array => writeZip([...parts, { name, content }]);
const rulesOf = (bytes: Uint8Array): string[] => [...new Set(lintPackage(bytes).map((f) => f.rule))];

test('a sound package has no faults', () => {
  assert.deepEqual(lintPackage(sound), []);
});

const slide = 'ppt/slides/slide3.xml';
const presentation = 'ppt/presentation.xml';
const faults: [fault: string, rule: string, bytes: () => Uint8Array][] = [
  ['no zip', 'zip', () => sound.subarray(0, 100)],
  ['a checksum that is wrong', 'zip', () => sound.map((byte, i) => (i === 60 ? byte ^ 1 : byte))],
  ['an element left open', 'well-formed', () => changed(slide, (xml) => xml.replace('</p:cSld>', ''))],
  ['a bare ampersand', 'well-formed', () => changed(slide, (xml) => xml.replace('<a:t>', '<a:t>&'))],
  ['a part twice in the zip', 'well-formed', () => added(slide, '<p:sld/>')],
  ['an override without a part', 'content-types', () => changed('ppt/viewProps.xml', () => undefined)],
  [
    'a part without an override',
    'content-types',
    () => changed('[Content_Types].xml', (xml) => xml.replace(/<Override PartName="\/ppt\/slides\/slide3.xml"[^>]*>/, '')),
  ],
  ['an extension without a type', 'content-types', () => added('ppt/media/image9.bmp')],
  [
    'a relationship that leads nowhere',
    'relationships',
    () => changed('ppt/slides/_rels/slide3.xml.rels', (xml) => xml.replace('slideLayout3', 'slideLayout99')),
  ],
  [
    'a relationship that does not exist',
    'relationships',
    () => changed(slide, (xml) => xml.replace(/r:embed="rId\d+"/, 'r:embed="rId99"')),
  ],
  [
    'two relationships with one id',
    'relationships',
    () => changed('ppt/slides/_rels/slide3.xml.rels', (xml) => xml.replace('rId2', 'rId1')),
  ],
  [
    'a malformed address',
    'relationships',
    () => changed('ppt/slides/_rels/slide2.xml.rels', (xml) => xml.replace('https://example.org', 'example org')),
  ],
  ['an orphan part', 'orphans', () => added('ppt/media/image9.png')],
  [
    'a master id that is a layout id',
    'listed-ids',
    () => changed(presentation, (xml) => xml.replace('id="2147483648"', 'id="2147483650"')),
  ],
  ['two slides with one id', 'listed-ids', () => changed(presentation, (xml) => xml.replace('<p:sldId id="257"', '<p:sldId id="256"'))],
  [
    'a section with a slide that is not there',
    'sections',
    () => changed(presentation, (xml) => xml.replace('<p14:sldId id="257"', '<p14:sldId id="999"')),
  ],
  [
    'a slide in two sections',
    'sections',
    () => changed(presentation, (xml) => xml.replace('<p14:sldId id="257"', '<p14:sldId id="258"/><p14:sldId id="257"')),
  ],
  ['two shapes with one id', 'shape-ids', () => changed(slide, (xml) => xml.replace('id="3"', 'id="4"'))],
  [
    'a column too many',
    'table-grids',
    () => changed('ppt/slides/slide5.xml', (xml) => xml.replace('</a:tblGrid>', '<a:gridCol w="100"/></a:tblGrid>')),
  ],
  ['two shapes with one name', 'shape-names', () => changed(slide, (xml) => xml.replaceAll(/(<p:cNvPr id="[34]" name=")[^"]*/g, '$1Twin'))],
  ['a title that runs over', 'growing-texts', () => changed(slide, (xml) => xml.replaceAll('<a:normAutofit/>', '<a:noAutofit/>'))],
  [
    'a hidden axis that ends where it ended',
    'hidden-axes',
    () =>
      changed('ppt/charts/chart1.xml', (xml) =>
        xml
          .replace(/(<c:valAx>.*?<c:orientation[^>]*>)(?:<c:max[^>]*>)?/, '$1<c:max val="9"/>')
          .replace(/(<c:valAx>.*?<c:delete val=")0/, '$11'),
      ),
  ],
  ['a fraction of an EMU', 'whole-numbers', () => changed(slide, (xml) => xml.replace(/<a:off x="(\d+)"/, '<a:off x="$1.5"'))],
  ['a number that is none', 'whole-numbers', () => changed(slide, (xml) => xml.replace(/<a:off x="\d+"/, '<a:off x="NaN"'))],
  [
    'a text body without a paragraph',
    'text-bodies',
    () => changed(slide, (xml) => xml.replace(/<a:lstStyle\/><a:p>.*?<\/a:p>/, '<a:lstStyle/>')),
  ],
  [
    'a picture without alternative text',
    'alternative-text',
    () => changed('ppt/slides/slide4.xml', (xml) => xml.replace(/ descr="Two green[^"]*"/, '')),
  ],
  [
    'a placeholder that the layout lacks',
    'placeholders',
    () => changed('ppt/slides/slide2.xml', (xml) => xml.replace('type="body" idx="1"', 'type="body" idx="77"')),
  ],
  [
    'placeholders that stand elsewhere than their layouts say',
    'inherited-places',
    () =>
      changed('ppt/slides/slide2.xml', (xml) =>
        xml.replaceAll('<p:spPr/>', '<p:spPr><a:xfrm><a:off x="1" y="1"/><a:ext cx="9" cy="9"/></a:xfrm></p:spPr>'),
      ),
  ],
  [
    'a placeholder filled twice',
    'placeholders',
    () => changed('ppt/slides/slide2.xml', (xml) => xml.replace('type="ftr" idx="10"', 'type="title"')),
  ],
];

for (const [fault, rule, bytes] of faults) {
  test(`finds ${fault}`, () => {
    assert.ok(rulesOf(bytes()).includes(rule), `${rule} is not among ${rulesOf(bytes()).join(', ') || 'no findings'}`);
  });
}
