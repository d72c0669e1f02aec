/** Cover: the title as large as its block allows, against a block of geometry, or against a photograph that is cut by the same edges. */
import type { Frame } from '../../../model/scene.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { type CoverLook, coverPage } from '../../arrangements/display/coverPage.ts';
import { pictureOnCover } from '../../arrangements/display/coverPicturePage.ts';
import { type OwnFit, sizesFor, stepped } from '../../arrangements/display/steppedSlot.ts';
import { closed } from '../../art/canvas.ts';
import { steps } from '../../page/fit.ts';
import { measure } from '../../page/pageBuilder.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import type { Place } from './posterLook.ts';

/** Points: of titles short enough for them. */
const LARGE = { most: 132, least: 84 } as const;
/** Two lines would leave most of a field of this height empty, points: there they become a column of more, of this share of the field's width. */
const TALL = 300;
const COLUMN = 0.76;

function look(template: Template): CoverLook {
  const { title, subtitle, label, meta, draw, photograph } = lookOf('poster', template).cover;
  const { frame, outline, beside } = photograph;
  const ink = inkOf(title.ground, template);
  const text = ({ frame, ground, anchor = 'top' }: Place, weight: number) => ({
    fit: 'balanced' as const,
    frame,
    anchor,
    look: (size: number) => body(template, size, inkOf(ground, template), weight, 1.3),
  });
  const art: CoverLook['art'] = (_, seed) => drawn('Art', seed, draw);
  return {
    ground: title.ground,
    art,
    title: stepped(
      inColumn,
      title.frame,
      (_, lines) => [...displaySizes(LARGE.most, LARGE.least).filter((size) => lines(size) <= 2), ...displaySizes(LARGE.least, 20)],
      (size) => heading(template, size, ink, size > 40 ? 1.02 : 1.1),
      { usual: 84 },
    ),
    subtitle: { ...text(subtitle, 400), sizes: steps(20, 14) },
    label: { ...text(label, 700), sizes: steps(14, 12) },
    meta: { ...text(meta, 400), align: meta.align ?? 'start', sizes: steps(14, 12) },
    picture: {
      frame,
      ...(outline ? { outline: closed(outline) } : {}),
      art: () => (beside ? drawn('Edge', '', beside) : []),
      without: art,
    },
  };
}

const inColumn: OwnFit = (builder, _, text, slot, _role, context) => {
  const { frame } = slot;
  const sizes = sizesFor(slot, text, context);
  const column: Frame = { ...frame, w: frame.w * COLUMN };
  const width = column.w * (1 - (context.template.heading.reserve ?? 0));
  const fills = (size: number) => {
    const { height, brokenWord } = measure([paragraph(text, slot.look(size, text), context)], width, context);
    return !brokenWord && height <= column.h;
  };
  const [largest = LARGE.least] = sizes;
  const tall = frame.h > TALL && sizes.length > displaySizes(LARGE.least, 20).length ? displaySizes(LARGE.most, largest).filter(fills) : [];
  const [within, tries] = tall.length > 0 ? [column, tall] : [frame, sizes];
  placeDisplayTitle(builder, text, tries, (size) => slot.look(size, text), context, within);
};

export const cover = coverPage(look);
export const coverPicture = pictureOnCover(look);
