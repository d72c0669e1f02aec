/** What PowerPoint's accessibility checker and screen readers look for; docs/accessibility.md says why. */
import type { PartIndex } from './partIndex.ts';
import type { Fault, Rule } from './rule.ts';
import { all, first, walk, type XmlElement } from './xmlTree.ts';

const PRESENTATION = 'ppt/presentation.xml';

function* slides({ xml }: PartIndex): Generator<[part: string, root: XmlElement]> {
  for (const entry of xml) if (/^ppt\/slides\/slide\d+\.xml$/.test(entry[0])) yield entry;
}

const shapesOf = (root: XmlElement): XmlElement[] =>
  (first(root, 'p:spTree')?.children ?? []).filter(({ name }) => /^p:(sp|pic|graphicFrame|cxnSp|grpSp)$/.test(name));

const isTitle = (shape: XmlElement): boolean => /^(title|ctrTitle)$/.test(first(shape, 'p:ph')?.attributes.get('type') ?? '');
const isDecorative = (shape: XmlElement): boolean => {
  const properties = first(shape, 'p:cNvPr');
  return properties !== undefined && first(properties, 'adec:decorative') !== undefined;
};
const nameOf = (shape: XmlElement): string => first(shape, 'p:cNvPr')?.attributes.get('name') ?? '';

/** Each slide has one title, it is read first, and no other slide has the same. */
function* titles(index: PartIndex): Generator<Fault> {
  const seen = new Map<string, string>();
  for (const [part, root] of slides(index)) {
    const shapes = shapesOf(root).filter((shape) => !isDecorative(shape));
    const own = shapes.filter(isTitle);
    const [title] = own;
    if (!title || own.length > 1) {
      yield [part, `has ${own.length} titles`];
      continue;
    }
    if (shapes[0] !== title) yield [part, `"${nameOf(shapes[0] ?? title)}" is read before the title`];
    const text = all(title, 'a:t')
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00AD', '')
      .trim();
    if (text === '') yield [part, 'has an empty title'];
    if (seen.has(text)) yield [part, `has the title of ${seen.get(text)}: "${text}"`];
    seen.set(text, part);
  }
}

/** Letters of what may be written on decoration: a number or initials, which the words beside it say again. */
const mostMarks = 3;

/** What is decorative says nothing: no description and no words. */
function* decoration(index: PartIndex): Generator<Fault> {
  for (const [part, root] of slides(index)) {
    for (const shape of walk(root)) {
      if (!/^p:(sp|pic|graphicFrame|cxnSp)$/.test(shape.name) || !isDecorative(shape)) continue;
      if (first(shape, 'p:cNvPr')?.attributes.get('descr')) yield [part, `"${nameOf(shape)}" is decorative and has a description`];
      const words = all(shape, 'a:t')
        .map(({ text }) => text)
        .join('')
        .trim();
      if (words.length > mostMarks) yield [part, `"${nameOf(shape)}" is decorative and has words`];
    }
  }
}

/** Tables have a header row and a plain grid, without merged cells and without empty rows or columns that only make room. */
function* tables(index: PartIndex): Generator<Fault> {
  for (const [part, root] of slides(index)) {
    for (const table of all(root, 'a:tbl')) {
      if (first(table, 'a:tblPr')?.attributes.get('firstRow') !== '1') yield [part, 'a table has no header row'];
      const rows = all(table, 'a:tr').map((row) => all(row, 'a:tc'));
      const merged = ['gridSpan', 'rowSpan', 'hMerge', 'vMerge'];
      if (rows.flat().some((cell) => merged.some((attribute) => cell.attributes.has(attribute)))) yield [part, 'a table has merged cells'];
      const blank = rows.map((row) => row.map((cell) => all(cell, 'a:t').every(({ text }) => text.trim() === '')));
      if (blank.some((row) => row.every(Boolean))) yield [part, 'a table has an empty row'];
      if (blank[0]?.some((_, column) => blank.every((row) => row[column]))) yield [part, 'a table has an empty column'];
    }
  }
}

const spoken = new Set(['a:r', 'a:fld', 'a:br']);

/** Every run says its language, so that it is read aloud in it and its lines are broken by its rules. */
function* languages(index: PartIndex): Generator<Fault> {
  for (const [part, root] of index.xml) {
    if (!/^ppt\/(slides|notesSlides|charts)\/[^/]+\.xml$/.test(part)) continue;
    for (const run of walk(root)) {
      if (!spoken.has(run.name) || first(run, 'a:rPr')?.attributes.get('lang')) continue;
      yield [
        part,
        `"${all(run, 'a:t')
          .map(({ text }) => text)
          .join('')}" has no language`,
      ];
    }
  }
}

/** Sections have names, each its own. */
function* sections({ xml }: PartIndex): Generator<Fault> {
  const presentation = xml.get(PRESENTATION);
  const names = presentation ? all(presentation, 'p14:section').map((section) => section.attributes.get('name') ?? '') : [];
  for (const [i, name] of names.entries()) {
    if (name.trim() === '') yield [PRESENTATION, `section ${i + 1} has no name`];
    if (names.indexOf(name) < i) yield [PRESENTATION, `two sections are called "${name}"`];
  }
}

/** Links lead to pages of the web or to mail, and have words of their own. */
function* links(index: PartIndex): Generator<Fault> {
  for (const [part, root] of slides(index)) {
    for (const { type, target } of index.relationships.get(part) ?? []) {
      if (type === 'hyperlink' && !/^(https?|mailto):/i.test(target)) yield [part, `a link leads to ${target}`];
    }
    for (const run of all(root, 'a:r')) {
      if (first(run, 'a:hlinkClick') && all(run, 'a:t').every(({ text }) => text.trim() === '')) yield [part, 'a link has no words'];
    }
  }
}

/** The file says what it is called and in which language; nothing moves or goes on by itself. */
function* document(index: PartIndex): Generator<Fault> {
  const core = index.xml.get('docProps/core.xml');
  for (const name of ['dc:title', 'dc:language']) {
    const found = core && first(core, name);
    if (!found || found.text.trim() === '') yield ['docProps/core.xml', `has no ${name}`];
  }
  for (const [part, root] of slides(index)) {
    for (const name of ['p:timing', 'p:transition']) if (first(root, name)) yield [part, `has ${name}`];
  }
}

export const accessibilityRules: Readonly<Record<string, Rule>> = { titles, decoration, tables, languages, sections, links, document };
