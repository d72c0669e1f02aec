/** A sentence that stands where a list would, set like a message: it has a place of its own, which gives it its look when the slide is reset. */
import { isDeepStrictEqual } from 'node:util';
import type { Layout, Page, Placeholder, SceneNode } from '../../../model/scene.ts';

export function withStatement(page: Page, layout: Layout | undefined): Page {
  const isStatement = (node: SceneNode): boolean =>
    node.type === 'shape' &&
    node.placeholder !== undefined &&
    (layout?.placeholders ?? []).some((place) => place.key === node.placeholder && isList(place) && !looksLike(node.text, place));
  // Two of them are the halves of a comparison.
  if (page.nodes.filter(isStatement).length !== 1) return page;
  return { ...page, nodes: page.nodes.map((node) => (isStatement(node) ? { ...node, placeholder: 'statement' } : node)) };
}

const isList = ({ type, bullet }: Placeholder): boolean => type === 'body' && bullet !== undefined;

type Text = Extract<SceneNode, { type: 'shape' }>['text'];

/** Sizes may differ; several paragraphs are a list, whatever the first of them looks like. */
function looksLike(text: Text, { style, bullet }: Placeholder): boolean {
  const [only, ...others] = text?.paragraphs ?? [];
  const own = only?.runs[0]?.style;
  if (!only || !own || others.length > 0) return true;
  const { family, weight, color } = style;
  const isMarked = (only.bullet === undefined) === (bullet === undefined);
  return isMarked && isDeepStrictEqual([own.family, own.weight, own.color], [family, weight, color]);
}
