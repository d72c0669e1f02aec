/** Rules about parts: that they are there, are declared, are reached, and agree with each other. */
import { ownerOf, type PartIndex } from './partIndex.ts';
import type { Fault, Rule } from './rule.ts';
import { all, first, walk, type XmlElement } from './xmlTree.ts';

const PRESENTATION = 'ppt/presentation.xml';
const TYPES = '[Content_Types].xml';

function* repeated<T>(items: readonly T[]): Generator<T> {
  const seen = new Set<T>();
  for (const item of items) {
    if (seen.has(item)) yield item;
    seen.add(item);
  }
}

function* wellFormed({ broken, names }: PartIndex): Generator<Fault> {
  for (const { name, reason } of broken) yield [name, reason];
  for (const name of repeated(names)) yield [name, 'is in the zip twice'];
}

function* contentTypes({ xml, names, has }: PartIndex): Generator<Fault> {
  const types = xml.get(TYPES)?.children ?? [];
  const overrides = types.filter((t) => t.name === 'Override').map((t) => t.attributes.get('PartName')?.slice(1) ?? '');
  const extensions = new Set(types.filter((t) => t.name === 'Default').map((t) => t.attributes.get('Extension')));
  for (const name of repeated(overrides)) yield [TYPES, `declares ${name} twice`];
  for (const name of overrides) if (!has(name)) yield [TYPES, `declares ${name}, which is not there`];
  for (const name of names) {
    if (name !== TYPES && !overrides.includes(name) && !extensions.has(name.split('.').at(-1))) yield [name, 'has no content type'];
    if (/^(ppt|docProps)\/.*\.xml$/.test(name) && !overrides.includes(name)) yield [name, 'has no content type of its own'];
  }
}

function* relationships({ relationships: all, xml, has }: PartIndex): Generator<Fault> {
  for (const [owner, list] of all) {
    if (owner !== '' && !has(owner)) yield [owner, 'has relationships but is not there'];
    for (const id of repeated(list.map((r) => r.id))) yield [owner, `has the relationship ${id} twice`];
    for (const { id, target, external } of list) {
      if (!external && !has(target)) yield [owner, `${id} leads to ${target}, which is not there`];
      if (external && !URL.canParse(target)) yield [owner, `${id} leads to "${target}", which is not an address`];
    }
  }
  for (const [part, root] of xml) {
    const known = new Set(all.get(part)?.map((r) => r.id));
    for (const element of walk(root)) {
      for (const [name, value] of element.attributes) {
        if (name.startsWith('r:') && !known.has(value))
          yield [part, `<${element.name}> uses ${value}, which is no relationship of the part`];
      }
    }
  }
}

/** Parts that no relationship leads to are dead weight, or a sign that one is missing. */
function* orphans({ relationships: all, names }: PartIndex): Generator<Fault> {
  const reached = new Set<string>();
  const follow = (owner: string): void => {
    for (const { target, external } of all.get(owner) ?? []) {
      if (external || reached.has(target)) continue;
      reached.add(target);
      follow(target);
    }
  };
  follow('');
  for (const name of names) {
    const part = ownerOf(name);
    if (name !== TYPES && part !== '' && !reached.has(part)) yield [name, 'is reached by no relationship'];
  }
}

const ids = (root: XmlElement | undefined, name: string): number[] =>
  root ? all(root, name).map((e) => Number(e.attributes.get('id'))) : [];

/** Masters and layouts draw their ids from one range, slides from another. */
function* listedIds({ xml }: PartIndex): Generator<Fault> {
  const presentation = xml.get(PRESENTATION);
  const masters = [...xml].filter(([name]) => /^ppt\/slideMasters\/[^/]+\.xml$/.test(name)).map(([, root]) => root);
  const shared = [...ids(presentation, 'p:sldMasterId'), ...masters.flatMap((root) => ids(root, 'p:sldLayoutId'))];
  for (const id of repeated(shared)) yield [PRESENTATION, `a master or layout has the id ${id} of another`];
  for (const id of shared) if (!(id >= 2 ** 31 && id < 2 ** 32)) yield [PRESENTATION, `the master or layout id ${id} is out of range`];
  const slides = ids(presentation, 'p:sldId');
  for (const id of repeated(slides)) yield [PRESENTATION, `two slides have the id ${id}`];
  for (const id of slides) if (!(id >= 256 && id < 2 ** 31)) yield [PRESENTATION, `the slide id ${id} is out of range`];
}

function* sections({ xml }: PartIndex): Generator<Fault> {
  const presentation = xml.get(PRESENTATION);
  const list = presentation && first(presentation, 'p14:sectionLst');
  if (!presentation || !list) return;
  const slides = ids(presentation, 'p:sldId');
  const listed = ids(list, 'p14:sldId');
  for (const id of listed) if (!slides.includes(id)) yield [PRESENTATION, `a section holds the slide ${id}, which is not there`];
  for (const id of slides) if (!listed.includes(id)) yield [PRESENTATION, `slide ${id} is in no section`];
  for (const id of repeated(listed)) yield [PRESENTATION, `slide ${id} is in two sections`];
  for (const id of repeated(all(list, 'p14:section').map((s) => s.attributes.get('id'))))
    yield [PRESENTATION, `two sections have the id ${id}`];
}

function* embeddedFonts({ xml }: PartIndex): Generator<Fault> {
  const presentation = xml.get(PRESENTATION);
  const fonts = presentation ? all(presentation, 'p:embeddedFont') : [];
  for (const name of repeated(fonts.map((f) => first(f, 'p:font')?.attributes.get('typeface'))))
    yield [PRESENTATION, `embeds ${name} twice`];
}

export const partRules: Readonly<Record<string, Rule>> = {
  'well-formed': wellFormed,
  'content-types': contentTypes,
  relationships,
  orphans,
  'listed-ids': listedIds,
  sections,
  'embedded-fonts': embeddedFonts,
};
