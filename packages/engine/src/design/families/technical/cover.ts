/** Cover: the drawing over the whole width, its base line dividing it from the title; codes at the head and crop marks in the corners. */
import type { Frame } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { placeDisplayTitle, slot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import { body, heading } from '../../typography.ts';
import { cropMarks, latticeIn } from './lattice.ts';
import { lookOf } from './looks.ts';
import { monoLabel } from './monoLabel.ts';

const LABEL: Frame = { x: 48, y: 32, w: 420, h: 34 };

export const cover: SlideLayout<'cover'> = {
  face(template, seed) {
    const { cover: inks, palette } = template;
    const { mark, cover: frames } = lookOf(template);
    const quiet = monoLabel(template, 12, inks.muted);
    return {
      name: 'Cover',
      background: inks.ground,
      nodes: [
        ...latticeIn(SLIDE, mark, inks),
        ...template.motif(SLIDE, { place: 'cover', inks, palette, seed: `${seed} cover`, turn: 0 }),
        cropMarks(inks),
      ],
      placeholders: [
        titleSlot(template, inks, { frame: frames.title, look: heading(template, frames.size, inks.text, 1.08), anchor: frames.anchor }),
        slot({
          key: 'subtitle',
          type: 'subtitle',
          index: 1,
          frame: frames.subtitle,
          look: body(template, 18, inks.muted),
          prompt: 'Subtitle',
        }),
        slot({ key: 'label', type: 'body', index: 13, frame: LABEL, look: quiet, prompt: 'Label' }),
        slot({
          key: 'meta',
          type: 'body',
          index: 14,
          frame: frames.meta.frame,
          look: quiet,
          prompt: 'Author and date',
          align: frames.meta.align,
        }),
      ],
    };
  },

  compose(slide, stage) {
    const { template } = stage;
    const inks = template.cover;
    const sheet = new Sheet(stage, 'cover');
    placeDisplayTitle(
      sheet,
      slide.title,
      steps(lookOf(template).cover.size, 20),
      (size) => heading(template, size, inks.text, size >= 34 ? 1.08 : 1.16),
      stage,
    );
    const { subtitle, label, meta = stage.author } = slide;
    const plain = (size: number) => body(template, size, inks.muted);
    const mono = (size: number) => monoLabel(template, size, inks.muted);
    const { subtitle: place, anchor } = lookOf(template).cover;
    const frame = anchor === 'top' ? belowTitle(sheet, place, 14, stage) : place;
    placeDisplayText(sheet, 'subtitle', { text: subtitle, sizes: steps(20, 14), look: plain, role: 'heading', frame }, stage);
    placeDisplayText(sheet, 'label', { text: label, sizes: steps(12, 12), look: mono, role: 'label' }, stage);
    placeDisplayText(
      sheet,
      'meta',
      { text: meta, sizes: steps(12, 12), look: mono, role: 'label', align: lookOf(template).cover.meta.align },
      stage,
    );
    return sheet;
  },
};
