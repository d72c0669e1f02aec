/**
 * A photograph behind a section, a quote or a closing: it takes the place of the template's art, below a veil in one of the template's dark
 * colours on which every word can be read, whatever the photograph shows.
 */
import type { Slide } from '@slidewright/contract/deck';
import { blend, type Color, contrast, type Palette, type Rgba, resolveColor } from '../../model/color.ts';
import type { Fill, SceneNode, ShapeNode } from '../../model/scene.ts';
import type { TextBody } from '../../model/text.ts';
import { SLIDE } from '../art/clip.ts';
import { darker, theme, translucent } from '../art/tones.ts';
import { filling } from '../kinds/pictureFrame.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { inksOn, TEXT_CONTRAST } from '../tokens/inks.ts';
import type { Template } from '../tokens/template.ts';

/** How much of a photograph a veil may cover, from the least to the most: opacity. */
const VEILS = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8] as const;
const LARGE = { size: 24, contrast: 3 } as const;
/** Renderers round colours. */
const MARGIN = 1.04;
/** Points: what is thinner is a rule, which stays with the words. */
const RULE = 6;
const EXTREMES: readonly Rgba[] = [
  [255, 255, 255, 1],
  [0, 0, 0, 1],
];

/** Changes the composed page where the slide has a photograph that is large enough to fill it. */
export function overPhotograph(builder: PageBuilder, slide: Slide, context: LayoutContext): void {
  if (slide.kind !== 'section' && slide.kind !== 'quote' && slide.kind !== 'closing') return;
  const { picture } = slide;
  const image = picture?.image === undefined ? undefined : context.images[picture.image];
  const placed = image && filling(SLIDE, image);
  if (picture?.image === undefined || !placed) return;
  const { template } = context;
  const veil = veilOf(context.layouts[builder.layout].background ?? template.page.ground, template);
  const words = builder.nodes.flatMap((node) => worded(node, veil, template.palette));
  const crop = placed.crop ? { crop: placed.crop } : {};
  // The title is read first: the photograph itself is silent, and a clear frame after the words tells what it shows.
  builder.nodes.splice(
    0,
    builder.nodes.length,
    { type: 'picture', name: 'Photograph', frame: SLIDE, image: picture.image, ...crop, decorative: true },
    {
      type: 'shape',
      name: 'Veil',
      frame: SLIDE,
      geometry: { type: 'rect' },
      fill: translucent(veil.color, veil.opacity),
      decorative: true,
    },
    ...words,
    { type: 'shape', name: 'View', frame: SLIDE, geometry: { type: 'rect' }, alt: picture.alt.trim() || slide.title },
  );
}

interface Veil {
  readonly color: Color;
  readonly opacity: number;
  readonly text: Color;
  /** What lies under words where the photograph is white, and where it is black. */
  readonly under: readonly Rgba[];
}

/** The page's own ground where it is dark, or that of sections, or the template's darkest colour: the first that need not hide the photograph. */
function veilOf(ground: Fill, template: Template): Veil {
  const { palette, section, page } = template;
  const own = 'stops' in ground ? [] : [ground];
  const darkest = page.dark ? theme.bg : theme.text;
  const colors = [...own, section.ground, darkest].filter((color) => inksOn(color, palette).dark);
  const candidates = [...colors, darker(darkest, 0.5)];
  for (const color of candidates) {
    for (const opacity of VEILS) {
      const { text } = inksOn(color, palette);
      const veiled = resolveColor(translucent(color, opacity), palette);
      const under = EXTREMES.map((extreme) => blend(veiled, extreme));
      if (isLegible(text, under, TEXT_CONTRAST, palette)) return { color, opacity, text, under };
    }
  }
  const color = candidates.at(-1) ?? darkest;
  return { color, opacity: 0.9, text: inksOn(color, palette).text, under: [resolveColor(color, palette)] };
}

const isLegible = (ink: Color, under: readonly Rgba[], least: number, palette: Palette): boolean =>
  under.every((color) => contrast(resolveColor(ink, palette), color) >= least * MARGIN);

/** The words of a node in inks that are seen on the veil, its rules too; nothing of the art. */
function worded(node: SceneNode, veil: Veil, palette: Palette): SceneNode[] {
  if (node.type !== 'shape') return node.decorative ? [] : [node];
  const seen = (color: Color, least: number) => (isLegible(color, veil.under, least, palette) ? color : veil.text);
  if (node.text && !node.fill) return [{ ...node, text: recoloured(node.text, seen) }];
  if (!node.decorative) return [node];
  return isRule(node) ? [{ ...node, fill: seen(node.fill, LARGE.contrast) }] : [];
}

const isRule = (node: ShapeNode): node is ShapeNode & { fill: Color } =>
  node.fill !== undefined && !('stops' in node.fill) && Math.min(node.frame.w, node.frame.h) <= RULE;

function recoloured(text: TextBody, seen: (color: Color, least: number) => Color): TextBody {
  const at = <T extends { readonly size: number; readonly color: Color }>(style: T): T => ({
    ...style,
    color: seen(style.color, style.size >= LARGE.size ? LARGE.contrast : TEXT_CONTRAST),
  });
  return {
    ...text,
    paragraphs: text.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => ({ ...run, style: at(run.style) })),
      ...(paragraph.bullet ? { bullet: { ...paragraph.bullet, style: at(paragraph.bullet.style) } } : {}),
    })),
    lines: text.lines.map((line) => ({ ...line, runs: line.runs.map(at) })),
  };
}
