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

/** An item in one shape is named as the group of an item is: what it is, and what it says first. */
const ITEM = /^\p{L}[^:]* \d+(?:\.\d+)*: /u;

/** Share of a deck's characters that may stand neither in placeholders nor in tables nor in groups, or single shapes, with the name of an item. */
const MOST_OUTSIDE = 0.1;

function* charactersOutside(index: PartIndex): Generator<Fault> {
  let outside = 0;
  let count = 0;
  for (const [, root] of partsLike(index, SLIDE)) {
    count += charactersIn(root);
    for (const node of first(root, 'p:spTree')?.children ?? []) {
      const name = first(node, 'p:cNvPr')?.attributes.get('name') ?? '';
      const named = node.name === 'p:grpSp' ? name : ITEM.test(name);
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

/**
 * A web or mail address that is shown can be followed; where two sections are named before the first of them, that leads to them. Not on a cover,
 * whose lines applications would underline.
 */
function* liveLinks(index: PartIndex): Generator<Fault> {
  const slides = partsLike(index, SLIDE);
  const isSection = ([part]: readonly [string, XmlElement]) => layoutOf(part, index)?.attributes.get('type') === 'secHead';
  const sections = new Set(slides.filter(isSection).flatMap(([, root]) => textsOf(root)));
  for (const [i, [part, root]] of slides.entries()) {
    // A shape is followed as a whole, or some of its words are.
    const paragraphs = all(root, 'p:sp').flatMap((shape) => {
      const whole = all(shape, 'p:cNvPr').flatMap((properties) => all(properties, 'a:hlinkClick'))[0];
      // A paragraph has runs of other faces for letters that its own has not.
      return all(shape, 'a:p').map((paragraph) => ({ said: saidIn(paragraph), link: first(paragraph, 'a:hlinkClick') ?? whole }));
    });
    for (const { said, link } of paragraphs) if (ADDRESS.test(said) && !link) yield [part, `"${said}" is no link`];
    const isCover = layoutOf(part, index)?.attributes.get('type') === 'title';
    const entries = !isCover && i < slides.findIndex(isSection) ? paragraphs.filter(({ said }) => sections.has(said)) : [];
    const dead = entries.filter(({ link }) => link?.attributes.get('action') !== JUMP);
    for (const { said } of entries.length > 1 ? dead : []) yield [part, `"${said}" does not lead to its section`];
  }
}

const JUMP = 'ppaction://hlinksldjump';
const layoutOf = (slide: string, { relationships, xml }: PartIndex): XmlElement | undefined =>
  xml.get(relationships.get(slide)?.find((each) => each.type === 'slideLayout')?.target ?? '');
const saidIn = (paragraph: XmlElement): string =>
  all(paragraph, 'a:t')
    .reduce((said, { text }) => said + text, '')
    .trim();
const textsOf = (root: XmlElement): string[] =>
  all(root, 'a:p')
    .map(saidIn)
    .filter((said) => /\p{L}/u.test(said));

export const editingRules: Readonly<Record<string, Rule>> = {
  'characters-outside': charactersOutside,
  'layout-types': layoutTypes,
  'live-links': liveLinks,
};
