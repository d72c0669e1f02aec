/** An even number of steps as boxes in two rows, which connectors lead around: to the end of the upper row, down, and back along the lower one. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../model/numeral.ts';
import type { Frame, Site } from '../../model/scene.ts';
import { cellsIn } from '../arrange/cells.ts';
import { titledPage } from '../arrange/titles.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { body as bodyLook, date, heading, paragraph } from '../page/typography.ts';
import { inkOn } from '../tokens/inks.ts';
import { connector } from './connector.ts';
import { plateGeometry } from './plate.ts';
import { boldTones, toneInTurn } from './tones.ts';

type Slide = SlideOf<'cycle'>;

/** A narrower box would hold a word or two on a line: of a text below a name, and of a name alone. */
const LEAST_BOX = { text: 190, name: 110 } as const;
const GAP_X = 34;
const GAP_Y = 30;
const PADDING = 12;
/** Of the arrows between the boxes, points. */
const LINE = 2.25;

export function loop(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('cycle', slide.title, context);
  const count = slide.steps.length;
  const across = Math.ceil(count / 2);
  const cells = cellsIn(area, { count, across, gap: GAP_X, rowGap: GAP_Y });
  const worded = slide.steps.some((step) => step.text?.trim());
  if (cells.w < (worded ? LEAST_BOX.text : LEAST_BOX.name)) builder.judge('overflows');
  // The second row runs back.
  const frames = slide.steps.map((_, i) => cells.at(i < across ? i : across + count - 1 - i));
  const alt = [...slide.steps, ...slide.steps.slice(0, 1)].map((step) => step.head).join(' → ');
  builder.group('Cycle', alt, () => {
    slide.steps.forEach((step, i) => {
      const frame = frames[i];
      if (!frame) return;
      const fill = boldTones(context).length > 0 ? toneInTurn(i, count, context) : i === 0 ? template.page.accent : template.page.surface;
      const ink = inkOn(fill, template.palette);
      const look = heading(template, size + 1, ink, 1.22);
      const number = { text: `${numeralOf(i + 1, context.language)}  `, look: date(template, size + 1, ink) };
      const words = [paragraph([number, { text: step.head, look }], look, context)];
      if (step.text?.trim())
        words.push(
          paragraph(step.text, bodyLook(template, size > 16 ? Math.max(16, size - 2) : size - 2, ink, undefined, 1.34), context, {
            before: 3,
          }),
        );
      const inner = { ...frame, w: frame.w - 2 * PADDING };
      if (measure(words, inner.w, context).height > frame.h - 2 * PADDING) builder.judge('overflows');
      const insets = [PADDING, PADDING, PADDING, PADDING] as const;
      builder.text(`Step ${i + 1}`, frame, words, { role: 'body', insets, fill, geometry: plateGeometry(template) });
    });
    frames.forEach((frame, i) => {
      const next = (i + 1) % count;
      const to = frames[next];
      if (!to) return;
      const [out, into] = sidesOf(frame, to);
      const stroke = { color: template.page.muted, width: LINE, arrow: 'end' } as const;
      const from = { node: `Step ${i + 1}`, frame, site: out };
      builder.add(connector(`Connector ${i + 1}`, from, { node: `Step ${next + 1}`, frame: to, site: into }, stroke));
    });
  });
  return builder;
}

/** Out of the side that faces the next box, and into the side of that which faces back. */
function sidesOf(from: Frame, to: Frame): [Site, Site] {
  if (Math.abs(from.y - to.y) < 1) return to.x > from.x ? ['right', 'left'] : ['left', 'right'];
  return to.y > from.y ? ['bottom', 'top'] : ['top', 'bottom'];
}
