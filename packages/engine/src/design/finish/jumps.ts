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
  const targets = targetsOf(pages, slides);
  return pages.map((page) => {
    if (kindOf(page) === 'agenda') return { ...page, nodes: page.nodes.map((node) => toNamed(node, targets, numbersOf(page, targets))) };
    return kindOf(page) === 'section' ? { ...page, nodes: page.nodes.map((node) => fromNumeral(node, agenda)) } : page;
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

const plain = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLocaleLowerCase();

const textOf = ({ paragraphs }: TextBody, index: number): string => plain(paragraphs[index]?.runs.map(({ text }) => text).join('') ?? '');

/** Numerals that stand in boxes of their own lead where the entry of their row does: by the end of both names. */
function numbersOf(page: Page, targets: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const named = page.nodes.flatMap((node): [string, number][] => {
    const target = node.type === 'shape' && node.text && node.text.paragraphs.length === 1 ? targets.get(textOf(node.text, 0)) : undefined;
    const row = /\d+$/.exec(node.name)?.[0];
    return target === undefined || row === undefined ? [] : [[row, target]];
  });
  return new Map(named);
}

/** An entry in a box of its own leads on as a whole; in a list its words do. */
function toNamed(node: SceneNode, targets: ReadonlyMap<string, number>, numbers: ReadonlyMap<string, number>): SceneNode {
  if (node.type !== 'shape' || !node.text || node.role === 'title' || node.role === 'artifact') return node;
  const { text } = node;
  if (text.paragraphs.length === 1) {
    const row = /\d+$/.exec(node.name)?.[0] ?? '';
    const goTo = targets.get(textOf(text, 0)) ?? (node.role === 'label' ? numbers.get(row) : undefined);
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

function fromNumeral(node: SceneNode, agenda: number): SceneNode {
  const isNumeral = (shape: ShapeNode) => shape.role === 'label' && shape.text?.paragraphs.length === 1 && isFigure(textOf(shape.text, 0));
  return node.type === 'shape' && isNumeral(node) && !node.text?.turn ? { ...node, goTo: agenda } : node;
}

/** A number in the figures of any script, or a Roman one. */
const isFigure = (text: string): boolean => /^(?:\p{N}{1,3}|[ivxlc]{1,6})\.?$/u.test(text);
