/** Points in time as dates on pebbles of many colours along one strong line; many of them as small pebbles between the texts. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { lowered } from '../../arrange/lowered.ts';
import { titledPage } from '../../arrange/titles.ts';
import { timeline as sharedTimeline } from '../../arrangements/timeline.ts';
import { theme } from '../../art/tones.ts';
import { embolden } from '../../kinds/boldAxis.ts';
import { connector } from '../../kinds/connector.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, date as dateLook, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { fills } from './fills.ts';

type Slide = SlideOf<'timeline'>;

const LINE = 4;
const MOST_POINTS = 5;
const WIDEST = 176;
/** Of a pebble, and of the one brought forward. */
const HEIGHT = { plain: 92, lead: 124 } as const;
/** Between a pebble and its text, a text and the next. */
const TEXT_GAP = { below: 22, beside: 24 } as const;
/** Of the pebbles of many points. */
const DOT = 24;

export const timeline = layoutOf<'timeline'>(sharedTimeline.layout, function* (slide, context) {
  const count = slide.points.length;
  if (context.wide && count >= 2 && count <= MOST_POINTS)
    for (const size of bodySizes(count <= 3 ? 24 : 20, 16)) yield onPebbles(slide, context, size);
  const axis = { dot: DOT, line: LINE, ink: theme.text, fills, geometry: { type: 'ellipse' } } as const;
  yield embolden(sharedTimeline.compose(slide, context), axis);
});

function onPebbles(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('timeline', slide.title, context);
  const pitch = (area.w + TEXT_GAP.beside) / slide.points.length;
  const width = pitch - TEXT_GAP.beside;
  const pebble = Math.min(WIDEST, width);
  const events = slide.points.map(({ text }) => [paragraph(text, body(template, size, template.page.text, undefined, 1.36), context)]);
  const tallest = Math.max(...events.map((event) => measure(event, width, context).height));
  const height = HEIGHT.lead + TEXT_GAP.below + tallest;
  const axis = lowered(area, height) + HEIGHT.lead / 2;
  const colors = slide.points.map((_, i): Color => fills[i] ?? theme.accent1);
  const dateAt = (i: number, s: number) => [
    paragraph(slide.points[i]?.date ?? '', dateLook(template, s, inkOn(colors[i] ?? theme.accent1, template.palette)), context, {
      align: 'center',
    }),
  ];
  const holds = (s: number) =>
    slide.points.every((_, i) => {
      const set = measure(dateAt(i, s), pebble * 0.78, context);
      return set.lines.length <= 2 && set.height <= HEIGHT.plain * 0.74 && !set.brokenWord;
    });
  const dateSize = steps(36, 16).find(holds);
  if (!dateSize) builder.judge('overflows');
  const frames = slide.points.map((_, i): Frame => {
    const h = slide.highlight === i ? HEIGHT.lead : HEIGHT.plain;
    return { x: area.x + i * pitch, y: axis - h / 2, w: pebble, h };
  });
  builder.group('Timeline', slide.points.map((point) => point.date).join(' → '), () => {
    frames.forEach((frame, i) => {
      const side = pebble * 0.1;
      builder.text(`Date ${i + 1}`, frame, dateAt(i, dateSize ?? 16), {
        role: 'label',
        anchor: 'middle',
        insets: [side, 0, side, 0],
        geometry: { type: 'ellipse' },
        fill: colors[i] ?? theme.accent1,
      });
      const y = axis + HEIGHT.lead / 2 + TEXT_GAP.below;
      builder.text(`Event ${i + 1}`, { x: frame.x, y, w: width, h: Math.max(1, bottomOf(area) - y) }, events[i] ?? [], { role: 'body' });
    });
    frames.slice(1).forEach((frame, i) => {
      const from = { node: `Date ${i + 1}`, frame: frames[i] ?? frame, site: 'right' } as const;
      const to = { node: `Date ${i + 2}`, frame, site: 'left' } as const;
      builder.add(connector(`Connector ${i + 1}`, from, to, { color: template.page.text, width: LINE }));
    });
  });
  return builder;
}
