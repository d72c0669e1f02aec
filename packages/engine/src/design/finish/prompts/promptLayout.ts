/** A slide as a layout: its texts are placeholders that ask for them, and all else is art of the layout. */
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame, Layout, LeafNode, Placeholder, ShapeNode } from '../../../model/scene.ts';
import type { Paragraph, TextBody } from '../../../model/text.ts';
import { leaves } from '../../page/behind.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { promptFor } from './sampleSlides.ts';

export type PromptParts = Pick<Layout, 'nodes' | 'placeholders'>;

/** Of a sample slide: what its page has beside the layout that it stands on. A title that is not within the layout's place is moved. */
export function promptParts(builder: PageBuilder): PromptParts {
  const nodes: LeafNode[] = [];
  const placeholders: Placeholder[] = [];
  for (const node of leaves(builder.nodes)) {
    if (node.type !== 'shape') continue;
    if (node.placeholder !== undefined) {
      if (node.placeholder === 'title') placeholders.push({ ...builder.placeholder('title'), frame: titleFrame(node, builder) });
      continue;
    }
    if (node.role === 'artifact') continue;
    const index = FIRST_INDEX + placeholders.length;
    const place = portraitOf(node, index) ?? textOf(node, index);
    if (place) placeholders.push(place);
    if (place?.type === 'picture') continue;
    if (!place) nodes.push(artOf(node));
    else if (node.fill || node.stroke) nodes.push(artOf(withoutText(node)));
  }
  return { nodes, placeholders };
}

/** The layout with what a sample slide on it brought. */
export function withPrompts(layout: Layout, { nodes, placeholders }: PromptParts): Layout {
  const title = placeholders.find((place) => place.key === 'title');
  return {
    ...layout,
    nodes: [...layout.nodes, ...nodes],
    placeholders: [
      ...layout.placeholders.map((place) => (title && place.key === 'title' ? { ...place, frame: title.frame } : place)),
      ...placeholders.filter((place) => place.key !== 'title'),
    ],
  };
}

/** Beyond those of all other placeholders. */
const FIRST_INDEX = 20;

function titleFrame({ frame }: ShapeNode, builder: PageBuilder): Frame {
  const own = builder.placeholder('title').frame;
  const within = frame.x >= own.x - 1 && frame.y >= own.y - 1 && frame.x < rightOf(own) && bottomOf(frame) <= bottomOf(own) + 1;
  return within ? own : frame;
}

/** The plate of a portrait shows initials until it has a picture. */
function portraitOf(node: ShapeNode, index: number): Placeholder | undefined {
  const [first] = node.text?.paragraphs ?? [];
  if (!first || !node.fill || !/^Portrait \d+$/.test(node.name)) return undefined;
  return {
    ...placeholderOf(first, node.frame, 'middle', index),
    type: 'picture',
    style: { ...(first.runs[0]?.style ?? DEFAULT), size: PICTURE_PROMPT },
    lineHeight: PICTURE_PROMPT * 1.3,
    prompt: 'Portrait',
    outline: { geometry: node.geometry, fill: node.fill },
  };
}

/** Points. */
const PICTURE_PROMPT = 14;

function textOf({ text, frame }: ShapeNode, index: number): Placeholder | undefined {
  const asked = text?.paragraphs.flatMap((paragraph) => {
    const prompt = promptFor(paragraph.runs.map((run) => run.text).join(''));
    return prompt ? [{ paragraph, prompt }] : [];
  });
  const [first, second] = asked ?? [];
  if (!text || !first) return undefined;
  const place = { ...placeholderOf(first.paragraph, innerFrame(frame, text), text.anchor, index), prompt: first.prompt };
  if (!second) return place;
  const { style, lineHeight, spaceBefore, indent, bullet } = levelOf(second.paragraph);
  return { ...place, below: { style, lineHeight, spaceBefore, indent, ...(bullet ? { bullet } : {}), prompt: second.prompt } };
}

function placeholderOf(paragraph: Paragraph, frame: Frame, anchor: TextBody['anchor'], index: number): Placeholder {
  const { style, lineHeight, indent, bullet } = levelOf(paragraph);
  const look = { style, lineHeight, indent, ...(bullet ? { bullet } : {}) };
  return { key: `body${index}`, type: 'body', index, frame, anchor, align: paragraph.align, ...look, prompt: '' };
}

const levelOf = ({ runs, lineHeight, spaceBefore, indent, bullet }: Paragraph) => ({
  style: runs[0]?.style ?? DEFAULT,
  lineHeight,
  spaceBefore,
  indent,
  bullet: bullet?.text,
});

const DEFAULT = { family: 'Inter', weight: 400, size: 16, color: { ref: 'text' } } as const;

const innerFrame = ({ x, y, w, h }: Frame, { insets: [left, top, right, bottom] }: TextBody): Frame => ({
  x: x + left,
  y: y + top,
  w: w - left - right,
  h: h - top - bottom,
});

function withoutText({ text: _, role: __, ...node }: ShapeNode): ShapeNode {
  return node;
}

/** Nothing of it is read or clicked on, and nothing is glued to what has become a placeholder. */
function artOf({ connects: _, goTo: __, alt: ___, ...node }: ShapeNode): ShapeNode {
  return { ...node, decorative: true };
}
