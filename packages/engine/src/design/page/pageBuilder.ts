/** A page builder collects the nodes of one page, sets their texts, and remembers whether everything had its place. */
import type { Color } from '../../model/color.ts';
import type { Fill, Frame, Geometry, Layout, Placeholder, Role, SceneNode, ShapeNode, Stroke } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { sideways } from '../../model/turn.ts';
import type { MeasuredText, SetText } from '../../text/typesetter.ts';
import { unionOf } from '../art/shapes.ts';
import type { LayoutKey } from '../tokens/layoutKey.ts';
import type { Beside } from './besides.ts';
import { type Verdict, worse } from './fit.ts';
import type { LayoutContext } from './layoutContext.ts';

export interface TextOptions {
  readonly role: Role;
  readonly anchor?: 'top' | 'middle' | 'bottom';
  readonly insets?: readonly [number, number, number, number];
  /** A plate or figure that the text stands in. */
  readonly geometry?: Geometry;
  readonly fill?: Fill;
  /** The place beside the layout's own that it fills. */
  readonly fills?: Beside;
}

export class PageBuilder {
  readonly nodes: SceneNode[] = [];
  /** Texts that the arrangement has no place for: they are said in the notes. */
  readonly unshown: string[] = [];
  verdict: Verdict = 'fits';
  /** The layout that the page stands on. */
  readonly layout: LayoutKey;
  readonly wide: boolean;
  readonly #context: LayoutContext;
  readonly #layout: Layout;

  constructor(context: LayoutContext, layout: LayoutKey) {
    this.layout = layout;
    this.wide = context.wide;
    this.#context = context;
    this.#layout = context.layouts[layout];
  }

  /** A text box, which is left out when it has no words, or a filled figure with text in it. */
  text(name: string, frame: Frame, paragraphs: readonly Paragraph[], options: TextOptions): SetText {
    const set = this.#set(paragraphs, frame, options.anchor ?? 'top', options.insets);
    if (!options.fill && !hasWords(paragraphs)) return set;
    this.nodes.push({
      type: 'shape',
      name,
      frame,
      geometry: options.geometry ?? { type: 'rect' },
      ...(options.fill ? { fill: options.fill } : {}),
      text: bodyOf(set),
      role: options.role,
      ...(options.fills ? { placeholder: options.fills } : {}),
    });
    return set;
  }

  /** A placeholder of the layout, filled; its frame and anchor are the placeholder's unless given. What has no words leaves it out. */
  fill(key: string, paragraphs: readonly Paragraph[], role: Role, change: { frame?: Frame; anchor?: Placeholder['anchor'] } = {}): SetText {
    const placeholder = this.placeholder(key);
    const frame = change.frame ?? placeholder.frame;
    const { turn } = placeholder;
    const set = this.#set(paragraphs, turn ? sideways(frame) : frame, change.anchor ?? placeholder.anchor);
    if (!hasWords(paragraphs)) return set;
    const node: ShapeNode = {
      type: 'shape',
      name: this.#unique(placeholder.prompt),
      frame,
      geometry: { type: 'rect' },
      text: { ...bodyOf(set), ...(turn ? { turn } : {}) },
      role,
      placeholder: key,
    };
    this.nodes.push(node);
    return set;
  }

  /** A placeholder of the layout, where it has one by that key. */
  findPlaceholder(key: string): Placeholder | undefined {
    return this.#layout.placeholders.find((p) => p.key === key);
  }

  placeholder(key: string): Placeholder {
    const found = this.findPlaceholder(key);
    if (!found) throw new Error(`the layout "${this.#layout.name}" has no placeholder "${key}"`);
    return found;
  }

  /** A straight rule as a thin plate: crisp at every zoom, and its ends are exactly where they are said to be. */
  rule(name: string, frame: Frame, color: Color): void {
    this.shape(name, frame, { type: 'rect' }, color);
  }

  shape(name: string, frame: Frame, geometry: Geometry, fill: Fill, stroke?: Stroke): void {
    this.nodes.push({ type: 'shape', name, frame, geometry, fill, ...(stroke ? { stroke } : {}), decorative: true });
  }

  add(...nodes: readonly SceneNode[]): void {
    this.nodes.push(...nodes);
  }

  /**
   * What `draw` adds becomes one group: a diagram that is moved, and described, as a whole; decorative where the texts beside it say all.
   * It holds neither groups nor placeholders.
   */
  group(name: string, alt: string | undefined, draw: () => void): void {
    const from = this.nodes.length;
    draw();
    const nodes = this.nodes.splice(from).filter((node) => node.type !== 'group');
    if (nodes.length > 0)
      this.nodes.push({
        type: 'group',
        name,
        ...(alt ? { alt } : { decorative: true }),
        frame: unionOf(nodes.map((node) => node.frame)),
        nodes,
      });
  }

  /** For what measures itself, such as a table. */
  judge(verdict: Verdict): void {
    this.verdict = worse(this.verdict, verdict);
  }

  /** The name, numbered where it is taken: the selection pane tells nodes apart by it. */
  #unique(name: string): string {
    const taken = new Set(this.nodes.map((node) => node.name));
    let candidate = name;
    for (let n = 2; taken.has(candidate); n++) candidate = `${name} ${n}`;
    return candidate;
  }

  #set(
    paragraphs: readonly Paragraph[],
    frame: Frame,
    anchor: 'top' | 'middle' | 'bottom',
    insets: readonly [number, number, number, number] = NONE,
  ): SetText {
    const set = this.#context.typesetter.set(paragraphs, { width: frame.w, height: frame.h, anchor, insets });
    // A fifth of a point is the rounding of line heights, not an overflow.
    if (set.height > frame.h - insets[1] - insets[3] + 0.2) this.judge('overflows');
    else if (set.brokenWord) this.judge('breaksWords');
    return set;
  }
}

const hasWords = (paragraphs: readonly Paragraph[]): boolean => paragraphs.some((p) => p.runs.some((run) => run.text.trim()));

const NONE: readonly [number, number, number, number] = [0, 0, 0, 0];

/** What the Scene keeps of a set text. */
export function bodyOf({ insets, anchor, paragraphs, lines, height }: SetText): NonNullable<ShapeNode['text']> {
  return { insets, anchor, paragraphs, lines, height };
}

/** How the paragraphs fall in a column of the width, points, however high. */
export function measure(paragraphs: readonly Paragraph[], width: number, context: Pick<LayoutContext, 'typesetter'>): MeasuredText {
  return context.typesetter.measure(paragraphs, { width });
}

/** Height of a short text that others stand below: with room for one more line where another font would need it. */
export const spaciousHeight = (paragraphs: readonly Paragraph[], width: number, context: LayoutContext): number =>
  measure(paragraphs, width * 0.92, context).height;

/** The paragraphs in the first of the sizes in which the frame holds them without breaking a word; in the last, if none does. */
export function fitted(
  sizes: readonly number[],
  frame: Frame,
  context: LayoutContext,
  at: (size: number) => readonly Paragraph[],
): readonly Paragraph[] {
  const holds = (size: number) => {
    const set = measure(at(size), frame.w, context);
    return set.height <= frame.h && !set.brokenWord;
  };
  return at(sizes.find(holds) ?? sizes.at(-1) ?? 12);
}
