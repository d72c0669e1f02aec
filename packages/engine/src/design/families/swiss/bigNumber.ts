/** One figure on a plane that fills the content's columns. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced, placeTitle } from '../../arrange/titles.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, measure, PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { body, heading, paragraph, type TextLook } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { GUTTER, hung } from './grid.ts';

const PADDING = 24;
const STATEMENT = 130;
const NOTE = 40;

interface Slots {
  readonly plane: Frame;
  readonly figure: Frame;
  readonly statement: Frame;
  readonly note: Frame;
}

function slotsIn({ grid }: Template): Slots {
  const { x, y, w, h } = grid.body;
  const plane: Frame = { x, y, w, h: h - NOTE };
  const inner = { x: x + PADDING, w: w - 2 * PADDING };
  return {
    plane,
    figure: { x: hung(inner.x), y: y + 14, w: inner.w + 12, h: plane.h - STATEMENT - 40 },
    statement: { ...inner, y: y + plane.h - STATEMENT - 20, h: STATEMENT },
    note: { x, y: y + h - NOTE + GUTTER - 6, w, h: NOTE - GUTTER + 8 },
  };
}

export const bigNumber: SlideLayout<'bigNumber'> = {
  layout(template) {
    const slots = slotsIn(template);
    const [fill] = lookOf('swiss', template).planes;
    const ink = inkOn(fill, template.palette);
    const layout = plainLayout('bigNumber', 'Big number', template, [
      placeholderOf({ key: 'figure', type: 'body', index: 1, frame: slots.figure, look: giant(template, 176, ink), prompt: '00' }),
      placeholderOf({
        key: 'body',
        type: 'body',
        index: 2,
        frame: slots.statement,
        look: heading(template, 24, ink, 1.25),
        prompt: 'What it says',
        anchor: 'bottom',
      }),
      placeholderOf({
        key: 'note',
        type: 'body',
        index: 3,
        frame: slots.note,
        look: body(template, 12, template.page.muted),
        prompt: 'Source',
      }),
    ]);
    const plane = { type: 'shape', name: 'Plane', frame: slots.plane, geometry: { type: 'rect' }, fill, decorative: true } as const;
    return { ...layout, nodes: [...layout.nodes, plane] };
  },

  compose(slide, context) {
    const { template } = context;
    const slots = slotsIn(template);
    const ink = inkOn(lookOf('swiss', template).planes[0], template.palette);
    return firstThatFits(
      (function* () {
        for (const size of steps(200, 24)) {
          const builder = new PageBuilder(context, 'bigNumber');
          placeTitle(builder, slide.title, context);
          const set = builder.fill('figure', [paragraph(slide.figure, giant(template, size, ink), context)], 'label');
          // A figure is one line: it shrinks before it breaks.
          if (set.lines.length > 1 && size > 50) builder.judge('overflows');
          const words = (s: number) => [paragraph(slide.statement, heading(template, s, ink, 1.25), context)];
          if (slide.statement.trim())
            placeBalanced(builder, 'body', fitted(steps(28, 14), slots.statement, context, words), 'body', context);
          const noteAt = (s: number) => [paragraph(slide.note ?? '', body(template, s, template.page.muted, undefined, 1.3), context)];
          const note = fitted(steps(16, 12), slots.note, context, noteAt);
          if (measure(note, slots.note.w, context).height <= slots.note.h + 0.2) builder.fill('note', note, 'caption');
          else if (slide.note) builder.unshown.push(slide.note);
          yield builder;
        }
      })(),
    );
  },
};

const giant = (template: Template, size: number, color: Color): TextLook => {
  const plain = heading(template, size, color, 1.04);
  return { ...plain, style: { ...plain.style, tracking: -0.05 } };
};
