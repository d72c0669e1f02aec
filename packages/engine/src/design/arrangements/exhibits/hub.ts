/** What meets in one place: the centre as a disc, what meets there on both sides of it, each joined to it by a line. */
import type { SlideOf } from '@slidewright/contract/deck';
import { rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { connector } from '../../kinds/connector.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { heading, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { headAndText } from './headAndText.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'hub'>;

/** Of the height and of the width: the disc at most. Where few meet, none stands above or below it. */
const DISC = { height: 0.5, width: 0.22, few: 0.72 } as const;
const FEW = 4;
const DOT = 14;
/** From the disc to the dots, and from a dot to its words. */
const REACH = 64;
const NEAR = 14;
/** How much nearer the outer dots of a side stand to the middle than its middle one. */
const BEND = 34;

export const hub = onExhibitLayout<'hub'>(function* (slide, context) {
  for (const size of [20, 18, 16, 14, 12]) yield () => around(slide, context, size);
});

/** The first half, clockwise from the top, stands at the end of the page, the rest at its start. */
function around(slide: Slide, context: LayoutContext, size: number): Box {
  return filling(200, (frame, builder) => {
    const d = Math.min(frame.h * (slide.spokes.length <= FEW ? DISC.few : DISC.height), frame.w * DISC.width);
    const disc: Frame = { x: frame.x + (frame.w - d) / 2, y: frame.y + (frame.h - d) / 2, w: d, h: d };
    drawDisc(builder, slide.center, disc, context);
    const right = slide.spokes.slice(0, Math.ceil(slide.spokes.length / 2));
    const left = slide.spokes.slice(right.length).toReversed();
    drawSide(builder, right, 0, 'right', disc, frame, size, context);
    drawSide(builder, left, right.length, 'left', disc, frame, size, context);
  });
}

function drawDisc(builder: PageBuilder, text: string, frame: Frame, context: LayoutContext): void {
  const { template } = context;
  const fill = template.page.figure;
  const at = (size: number) => [
    paragraph(text, heading(template, size, inkOn(fill, template.palette), 1.16), context, { align: 'center' }),
  ];
  const side = frame.w * 0.76;
  const size = steps(30, 12).find((s) => {
    const set = measure(at(s), side, context);
    return set.height <= side && !set.brokenWord;
  });
  if (size === undefined) builder.judge('overflows');
  const inset = (frame.w - side) / 2;
  builder.text('Center', frame, at(size ?? 12), {
    role: 'heading',
    anchor: 'middle',
    insets: [inset, 0, inset, 0],
    fill,
    geometry: { type: 'ellipse' },
  });
}

function drawSide(
  builder: PageBuilder,
  spokes: Slide['spokes'],
  from: number,
  side: 'left' | 'right',
  disc: Frame,
  frame: Frame,
  size: number,
  context: LayoutContext,
): void {
  const { page } = context.template;
  const pitch = frame.h / spokes.length;
  spokes.forEach((spoke, i) => {
    const n = from + i + 1;
    const off = spokes.length > 1 ? Math.abs(i / (spokes.length - 1) - 0.5) * 2 : 0;
    const y = frame.y + pitch * (i + 0.5);
    const reach = REACH - off * BEND;
    const x = side === 'right' ? rightOf(disc) + reach : disc.x - reach - DOT;
    const dot: Frame = { x, y: y - DOT / 2, w: DOT, h: DOT };
    builder.shape(`Spoke ${n}`, dot, { type: 'ellipse' }, page.text);
    const site =
      Math.abs(y - (disc.y + disc.h / 2)) > disc.h * 0.55 && spokes.length > 2 ? (y < disc.y + disc.h / 2 ? 'top' : 'bottom') : side;
    const stroke = { color: page.muted, width: 1.25 } as const;
    builder.add(
      connector(
        `Connector ${n}`,
        { node: 'Center', frame: disc, site },
        { node: `Spoke ${n}`, frame: dot, site: side === 'right' ? 'left' : 'right' },
        stroke,
      ),
    );
    const text = headAndText(spoke, size, context, { align: side === 'right' ? 'start' : 'end' });
    const words: Frame =
      side === 'right'
        ? { x: rightOf(dot) + NEAR, y: 0, w: rightOf(frame) - rightOf(dot) - NEAR, h: 0 }
        : { x: frame.x, y: 0, w: dot.x - NEAR - frame.x, h: 0 };
    const { height, brokenWord } = measure(text, words.w, context);
    if (height > pitch - 6 || brokenWord) builder.judge('overflows');
    builder.text(`Words ${n}`, { ...words, y: y - height / 2, h: height }, text, { role: 'body' });
  });
}
