/** Jumps within a deck: the agenda's entries lead to what they name, the number of a section leads back to the agenda. */
import type { Slide } from '@slidewright/contract/deck';
import { pageLink } from '../../model/pageLink.ts';
import type { Page, SceneNode, ShapeNode } from '../../model/scene.ts';
import type { TextBody } from '../../model/text.ts';

/** `slides` are those that the pages show. */
export function withJumps(pages: readonly Page[], slides: readonly Slide[]): Page[] {
  const kindOf = ({ slide }: Page) => slides[slide ?? -1]?.kind;
  const agenda = pages.findIndex((page) => kindOf(page) === 'agenda');
  if (agenda < 0) return [...pages];
  const targets = new Map([...targetsOf(pages, slides), ...openedBy(pages, slides)]);
  return pages.map((page) => {
    if (kindOf(page) === 'agenda') return { ...page, nodes: page.nodes.map((node) => toNamed(node, targets, numbersOf(page, targets))) };
    return kindOf(page) === 'section' ? { ...page, nodes: fromNumeral(page.nodes, agenda) } : page;
  });
}

/** The first page of each slide by its name; a section before another slide of its name. */
function targetsOf(pages: readonly Page[], slides: readonly Slide[]): Map<string, number> {
  const targets = new Map<string, number>();
  const isSection = ({ slide }: Page) => slides[slide ?? -1]?.kind === 'section';
  for (const sections of [true, false]) {
    pages.forEach((page, index) => {
      const name = plain(slides[page.slide ?? -1]?.title ?? '');
      if (index > 0 && name && isSection(page) === sections && !targets.has(name)) targets.set(name, index);
    });
  }
  return targets;
}

/** The first page of what opens each entry of the agenda, by the entry's words. */
function openedBy(pages: readonly Page[], slides: readonly Slide[]): Map<string, number> {
  const entries = slides.find((slide) => slide.kind === 'agenda')?.items ?? [];
  return new Map(
    entries.flatMap((entry, at): [string, number][] => {
      const slide = slides.findIndex(({ opens }) => opens?.includes(at));
      const page = slide < 0 ? -1 : pages.findIndex((each) => each.slide === slide);
      return page < 0 ? [] : [[plain(entry), page]];
    }),
  );
}

const plain = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLocaleLowerCase();

const textOf = ({ paragraphs }: TextBody, index: number): string => plain(paragraphs[index]?.runs.map(({ text }) => text).join('') ?? '');

/** By their names: numerals in boxes of their own, which lead where their entries do. They stand on the page in the order of these. */
function numbersOf(page: Page, targets: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const texts = page.nodes.flatMap((node) => (node.type === 'shape' && node.text && isRead(node) ? [{ ...node, text: node.text }] : []));
  const numerals = texts.filter(isNumeral);
  const entries = texts
    .filter((shape) => !isNumeral(shape))
    .flatMap(({ text }) => text.paragraphs.map((_, p) => targets.get(textOf(text, p))));
  // Where entries are not told from other texts, no numeral is led astray.
  const isRow = numerals.length === entries.length;
  return new Map(numerals.flatMap(({ name }, i): [string, number][] => (isRow && entries[i] !== undefined ? [[name, entries[i]]] : [])));
}

const isRead = ({ role }: ShapeNode): boolean => role !== 'title' && role !== 'artifact';
const isNumeral = ({ role, text }: ShapeNode): boolean =>
  role === 'label' && text !== undefined && text.paragraphs.length === 1 && isFigure(textOf(text, 0));

/** An entry in a box of its own leads on as a whole; in a list its words do. */
function toNamed(node: SceneNode, targets: ReadonlyMap<string, number>, numbers: ReadonlyMap<string, number>): SceneNode {
  if (node.type !== 'shape' || !node.text || !isRead(node)) return node;
  const { text } = node;
  if (text.paragraphs.length === 1) {
    const goTo = targets.get(textOf(text, 0)) ?? numbers.get(node.name);
    return goTo === undefined ? node : { ...node, goTo };
  }
  const links = text.paragraphs.map((_, p) => targets.get(textOf(text, p)));
  return links.some((link) => link !== undefined) ? { ...node, text: linked(text, links) } : node;
}

function linked(text: TextBody, links: readonly (number | undefined)[]): TextBody {
  const linkTo = <T extends object>(part: T, paragraph: number): T => {
    const target = links[paragraph];
    return target === undefined ? part : { ...part, link: pageLink(target) };
  };
  return {
    ...text,
    paragraphs: text.paragraphs.map((paragraph, p) => ({ ...paragraph, runs: paragraph.runs.map((run) => linkTo(run, p)) })),
    lines: text.lines.map((line) => ({
      ...line,
      runs: line.runs.map((run) => (run.bullet ? run : linkTo(run, line.paragraph))),
    })),
  };
}

/** What is written in the layout's place for a numeral, in figures or in words; where there is none, the number in the running head, which is read then. */
function fromNumeral(nodes: readonly SceneNode[], agenda: number): SceneNode[] {
  const isRunning = ({ role, placeholder, ...shape }: ShapeNode): boolean =>
    role === 'artifact' && !placeholder && isNumeral({ ...shape, role: 'label' });
  const isOwn = (shape: ShapeNode): boolean => shape.placeholder === NUMERAL || isNumeral(shape);
  const isTheirs = nodes.some((node) => node.type === 'shape' && isOwn(node)) ? isOwn : isRunning;
  return nodes.map((node) =>
    node.type === 'shape' && isTheirs(node) && !node.text?.turn ? { ...node, role: 'label', goTo: agenda } : node,
  );
}
/** The key of that place. */
const NUMERAL = 'numeral';

/** A number in the figures of any script, or a Roman one. */
const isFigure = (text: string): boolean => /^(?:\p{N}{1,3}|[ivxlc]{1,6})\.?$/u.test(text);
