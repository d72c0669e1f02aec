/** Rules about what is on slides, layouts and masters. */
import type { PartIndex } from './partIndex.ts';
import type { Fault, Rule } from './rule.ts';
import { all, first, walk, type XmlElement } from './xmlTree.ts';

const drawn = /^ppt\/(slides|slideLayouts|slideMasters|notesSlides|notesMasters)\/[^/]+\.xml$/;

function* drawnParts({ xml }: PartIndex, pattern = drawn): Generator<[string, XmlElement]> {
  for (const entry of xml) if (pattern.test(entry[0])) yield entry;
}

function* shapeIds(index: PartIndex): Generator<Fault> {
  for (const [part, root] of drawnParts(index)) {
    const seen = new Map<string, string>();
    for (const { attributes } of all(root, 'p:cNvPr')) {
      const id = attributes.get('id') ?? '';
      const name = attributes.get('name') ?? '';
      if (seen.has(id)) yield [part, `"${name}" and "${seen.get(id)}" have the same shape id ${id}`];
      seen.set(id, name);
    }
  }
}

function* tableGrids(index: PartIndex): Generator<Fault> {
  for (const [part, root] of drawnParts(index)) {
    for (const table of all(root, 'a:tbl')) {
      const columns = all(table, 'a:gridCol').length;
      for (const [r, row] of table.children.filter((e) => e.name === 'a:tr').entries()) {
        const cells = row.children.filter((e) => e.name === 'a:tc').length;
        if (cells !== columns) yield [part, `row ${r + 1} has ${cells} cells in ${columns} columns`];
      }
    }
  }
}

/** Coordinates, sizes and percentages of DrawingML and PresentationML are integers; readers drop what has a fraction without a word. */
function* wholeNumbers({ xml }: PartIndex): Generator<Fault> {
  for (const [part, root] of xml) {
    for (const { name, attributes } of walk(root)) {
      for (const [key, value] of attributes) {
        const fraction = /^(a|p):/.test(name) && /^-?\d*\.\d+(e[+-]?\d+)?$/i.test(value);
        if (fraction || /^-?(NaN|Infinity|undefined|null|\[object Object\])$/.test(value)) yield [part, `<${name} ${key}="${value}">`];
      }
    }
  }
}

function* textBodies(index: PartIndex): Generator<Fault> {
  for (const [part, root] of drawnParts(index)) {
    for (const body of [...all(root, 'p:txBody'), ...all(root, 'a:txBody')]) {
      if (!body.children.some((e) => e.name === 'a:p')) yield [part, 'a text body has no paragraph'];
    }
  }
}

const slides = /^ppt\/slides\/[^/]+\.xml$/;

/** The selection pane tells shapes apart by their names. */
function* shapeNames(index: PartIndex): Generator<Fault> {
  for (const [part, root] of drawnParts(index, slides)) {
    const seen = new Set<string>();
    for (const { attributes } of all(root, 'p:cNvPr')) {
      const name = attributes.get('name') ?? '';
      if (name && seen.has(name)) yield [part, `two shapes are called "${name}"`];
      seen.add(name);
    }
  }
}

/** Where people write most, text that grows is set smaller rather than run over. */
function* growingTexts(index: PartIndex): Generator<Fault> {
  for (const [part, root] of drawnParts(index, slides)) {
    for (const shape of all(root, 'p:sp')) {
      const kind = first(shape, 'p:ph')?.attributes.get('type');
      const properties = first(shape, 'a:bodyPr');
      const fixed = properties && first(properties, 'a:noAutofit') && !properties.attributes.get('vert');
      if (kind === 'title' && fixed)
        yield [part, `the title "${first(shape, 'p:cNvPr')?.attributes.get('name')}" does not shrink when it grows`];
    }
  }
}

/** A chart whose value axis nobody sees follows its values. */
function* hiddenAxes({ xml }: PartIndex): Generator<Fault> {
  for (const [part, root] of xml) {
    if (!/^ppt\/charts\/chart\d+\.xml$/.test(part)) continue;
    for (const axis of all(root, 'c:valAx')) {
      const end = first(axis, 'c:max')?.attributes.get('val');
      // Bars that all hang down from zero end there.
      const ends = end !== undefined && end !== '0' && first(axis, 'c:delete')?.attributes.get('val') === '1';
      if (ends) yield [part, `the hidden axis ends at ${end}, whatever is typed`];
    }
  }
}

const needsAlternative = new Set(['p:pic', 'p:graphicFrame', 'p:cxnSp']);

/** What has no text of its own says what it shows, or that it shows nothing. */
function* alternativeText(index: PartIndex): Generator<Fault> {
  for (const [part, root] of drawnParts(index, /^ppt\/slides\/[^/]+\.xml$/)) {
    for (const shape of walk(root)) {
      if (!needsAlternative.has(shape.name) && !(shape.name === 'p:sp' && !first(shape, 'p:txBody'))) continue;
      const properties = first(shape, 'p:cNvPr');
      const inGroup = [...all(root, 'p:grpSp')].some(
        (g) => all(g, shape.name).includes(shape) && first(g, 'p:cNvPr')?.attributes.get('descr'),
      );
      if (!properties?.attributes.get('descr') && !first(shape, 'adec:decorative') && !inGroup) {
        yield [part, `"${properties?.attributes.get('name')}" has neither alternative text nor the mark of decoration`];
      }
    }
  }
}

const placeholderKey = (placeholder: XmlElement): string =>
  `${placeholder.attributes.get('type') ?? 'obj'} ${placeholder.attributes.get('idx') ?? 0}`;

/** A slide's placeholder inherits from the layout's of the same type and index; without one it has neither place nor look. */
function* placeholders(index: PartIndex): Generator<Fault> {
  for (const [part, root] of drawnParts(index, /^ppt\/slides\/[^/]+\.xml$/)) {
    const layout = index.relationships.get(part)?.find((r) => r.type === 'slideLayout')?.target ?? '';
    const layoutRoot = index.xml.get(layout);
    const known = new Set(layoutRoot ? all(layoutRoot, 'p:ph').map(placeholderKey) : []);
    const used = new Set<string>();
    for (const key of all(root, 'p:ph').map(placeholderKey)) {
      if (!known.has(key)) yield [part, `fills the placeholder "${key}", which ${layout} does not have`];
      if (used.has(key)) yield [part, `fills the placeholder "${key}" twice`];
      used.add(key);
    }
  }
}

/** Share of a deck's placeholders that may stand elsewhere than their layouts say: resetting their slides would move them. */
const MOST_MOVED = 0.1;

function* inheritedPlaces(index: PartIndex): Generator<Fault> {
  const moved: Fault[] = [];
  let count = 0;
  for (const [part, root] of drawnParts(index, slides)) {
    const layout = index.xml.get(index.relationships.get(part)?.find((r) => r.type === 'slideLayout')?.target ?? '');
    for (const shape of filledPlaceholders(root)) {
      count++;
      const own = placeOf(shape);
      const key = placeholderKey(first(shape, 'p:ph') as XmlElement);
      const place = layout && filledPlaceholders(layout).find((each) => placeholderKey(first(each, 'p:ph') as XmlElement) === key);
      // The rows of a table decide how high it is.
      const sides = first(shape, 'a:tbl') ? 3 : 4;
      const differs = own && place && own.slice(0, sides).join() !== placeOf(place)?.slice(0, sides).join();
      if (differs) moved.push([part, `"${first(shape, 'p:cNvPr')?.attributes.get('name')}" stands elsewhere than its layout says`]);
    }
  }
  if (moved.length > count * MOST_MOVED) yield* moved;
}

const filledPlaceholders = (root: XmlElement): XmlElement[] =>
  ['p:sp', 'p:pic', 'p:graphicFrame'].flatMap((name) => all(root, name)).filter((shape) => first(shape, 'p:ph'));

/** x, y, width and height as they are written: undefined where they are inherited. */
function placeOf(shape: XmlElement): (string | undefined)[] | undefined {
  const [off, ext] = [first(shape, 'a:off')?.attributes, first(shape, 'a:ext')?.attributes];
  return off && [off.get('x'), off.get('y'), ext?.get('cx'), ext?.get('cy')];
}

export const shapeRules: Readonly<Record<string, Rule>> = {
  'shape-ids': shapeIds,
  'table-grids': tableGrids,
  'whole-numbers': wholeNumbers,
  'text-bodies': textBodies,
  'alternative-text': alternativeText,
  'shape-names': shapeNames,
  'growing-texts': growingTexts,
  'hidden-axes': hiddenAxes,
  placeholders,
  'inherited-places': inheritedPlaces,
};
