/**
 * What a deck needs to be edited in PowerPoint with pleasure, beyond being sound: limits for decks as Slidewright designs them. Packages of
 * other scenes may hold less.
 */
import type { PartIndex } from './partIndex.ts';
import type { Fault, Rule } from './rule.ts';
import { all, first, type XmlElement } from './xmlTree.ts';

const PRESENTATION = 'ppt/presentation.xml';
const SLIDE = /^ppt\/slides\/[^/]+\.xml$/;
const LAYOUT = /^ppt\/slideLayouts\/[^/]+\.xml$/;

const partsLike = ({ xml }: PartIndex, pattern: RegExp): [string, XmlElement][] => [...xml].filter(([name]) => pattern.test(name));

const charactersIn = (element: XmlElement): number => all(element, 'a:t').reduce((sum, { text }) => sum + [...text].length, 0);

/** Share of a deck's characters that may stand neither in placeholders nor in tables nor in groups with a name. */
const MOST_OUTSIDE = 0.1;

function* charactersOutside(index: PartIndex): Generator<Fault> {
  let outside = 0;
  let count = 0;
  for (const [, root] of partsLike(index, SLIDE)) {
    count += charactersIn(root);
    for (const node of first(root, 'p:spTree')?.children ?? []) {
      const named = node.name === 'p:grpSp' && first(node, 'p:cNvPr')?.attributes.get('name');
      if (!named && node.name !== 'p:graphicFrame' && !first(node, 'p:ph')) outside += charactersIn(node);
    }
  }
  if (outside > count * MOST_OUTSIDE) yield ['ppt/slides', `${outside} of ${count} characters stand outside of placeholders and groups`];
}

/** Kinds of layouts that PowerPoint looks for by their types. */
const WANTED = ['title', 'secHead', 'obj', 'titleOnly', 'picTx', 'tbl', 'chart', 'twoTxTwoObj'];
/** What the file's list of layouts has for people who add slides by hand: name, and how many texts it asks for at least. */
const ASKING = { Cards: 4, Figures: 6, Timeline: 6, Process: 4, Cycle: 4, Funnel: 4, Matrix: 4, Team: 8 } as const;

function* layoutTypes(index: PartIndex): Generator<Fault> {
  const layouts = partsLike(index, LAYOUT);
  const types = new Set(layouts.map(([, root]) => root.attributes.get('type')));
  for (const type of WANTED) if (!types.has(type)) yield [PRESENTATION, `no layout has the type ${type}`];
  const named = new Map(layouts.map(([part, root]) => [first(root, 'p:cSld')?.attributes.get('name'), { part, root }]));
  if (named.size < layouts.length) yield [PRESENTATION, 'two layouts have one name'];
  for (const [name, least] of Object.entries(ASKING)) {
    const { part = PRESENTATION, root } = named.get(name) ?? {};
    const asked = root
      ? all(root, 'p:sp')
          .filter((shape) => /^(body|pic)$/.test(typeOf(shape)))
          .flatMap((shape) => all(shape, 'a:p'))
      : [];
    if (asked.length < least) yield [part, `the layout "${name}" asks for ${asked.length} texts, not for ${least}`];
  }
}

const typeOf = (shape: XmlElement): string => first(shape, 'p:ph')?.attributes.get('type') ?? '';

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** A web or mail address that is shown can be followed; where two sections are named before the first of them, that leads to them. */
function* liveLinks(index: PartIndex): Generator<Fault> {
  const slides = partsLike(index, SLIDE);
  const isSection = ([part]: readonly [string, XmlElement]) => layoutOf(part, index)?.attributes.get('type') === 'secHead';
  const sections = new Set(slides.filter(isSection).flatMap(([, root]) => textsOf(root)));
  for (const [i, [part, root]] of slides.entries()) {
    const runs = all(root, 'a:r').map((run) => ({ said: first(run, 'a:t')?.text.trim() ?? '', link: first(run, 'a:hlinkClick') }));
    for (const { said, link } of runs) if (ADDRESS.test(said) && !link) yield [part, `"${said}" is no link`];
    const entries = i < slides.findIndex(isSection) ? runs.filter(({ said }) => sections.has(said)) : [];
    const dead = entries.filter(({ link }) => link?.attributes.get('action') !== JUMP);
    for (const { said } of entries.length > 1 ? dead : []) yield [part, `"${said}" does not lead to its section`];
  }
}

const JUMP = 'ppaction://hlinksldjump';
const layoutOf = (slide: string, { relationships, xml }: PartIndex): XmlElement | undefined =>
  xml.get(relationships.get(slide)?.find((each) => each.type === 'slideLayout')?.target ?? '');
const textsOf = (root: XmlElement): string[] => all(root, 'a:t').flatMap(({ text }) => (/\p{L}/u.test(text) ? [text.trim()] : []));

export const editingRules: Readonly<Record<string, Rule>> = {
  'characters-outside': charactersOutside,
  'layout-types': layoutTypes,
  'live-links': liveLinks,
};
