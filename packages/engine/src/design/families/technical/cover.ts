/**
 * Cover: the drawing over the whole width, its base line dividing it from the title; codes at the head and crop marks in the corners. A
 * photograph stands beside a column of text, with an edge in the leading colour, up to the edge of the slide.
 */
import type { Frame } from '../../../model/scene.ts';
import { widenLine } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { type CoverLook, coverPage } from '../../arrangements/display/coverPage.ts';
import { pictureOnCover } from '../../arrangements/display/coverPicturePage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { type OwnFit, sizesFor, stepped } from '../../arrangements/display/steppedSlot.ts';
import { SLIDE } from '../../art/clip.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { body, heading } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { cropMarks, latticeIn } from './art/lattice.ts';
import { monoLabel } from './monoLabel.ts';
import { beside, type TechnicalLook } from './technicalLook.ts';

const LABEL: Frame = { x: 48, y: 32, w: 420, h: 34 };
const PICTURE: Frame = { x: 540, y: 0, w: 420, h: 540 };
const EDGE: Frame = { x: 536, y: 0, w: 4, h: 540 };

function coverOn(template: Template, { title, size: largest, subtitle, anchor, meta }: TechnicalLook['cover']): CoverLook {
  const { cover: inks } = template;
  const code = { fit: 'balanced', sizes: [12], look: (size: number) => monoLabel(template, size, inks.muted) } as const;
  return {
    ground: inks.ground,
    backdrop: latticeIn(SLIDE, lookOf('technical', template).mark, inks),
    art: (_, seed) => [...motifOn(SLIDE, 'cover', inks)(template, seed), cropMarks(inks)],
    title: stepped(
      anchor === 'top' ? widened : 'title',
      title,
      steps(largest, 20),
      (size) => heading(template, size, inks.text, size >= 34 ? 1.08 : 1.16),
      { anchor, usual: largest },
    ),
    subtitle: {
      fit: 'balanced',
      frame: subtitle,
      ...(anchor === 'top' ? { below: 14, spacious: true } : {}),
      sizes: steps(20, 14),
      usual: 18,
      look: (size) => body(template, size, inks.muted),
    },
    label: { ...code, frame: LABEL },
    meta: { ...code, ...meta },
    picture: { frame: PICTURE, art: () => [cropMarks(inks), figureShape('Edge', EDGE, { type: 'rect' }, { ref: 'accent1' })] },
  };
}

const widened: OwnFit = (builder, _, text, slot, _role, context) => {
  placeDisplayTitle(builder, text, sizesFor(slot, text, context), (size) => slot.look(size, text), context, slot.frame);
  widenLine(builder, SLIDE.w - 2 * slot.frame.x);
};

export const cover = coverPage((template) => coverOn(template, lookOf('technical', template).cover));
export const coverPicture = pictureOnCover((template) => coverOn(template, beside));
