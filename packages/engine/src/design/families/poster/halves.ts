/** The halves of the slide below the title's band: the left one is the page, the right one a block of full colour. */
import type { Grounds } from '../../arrangements/halves.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from '../looks.ts';
import { block } from './drawn.ts';
import { BAND } from './grid.ts';

const COLUMN = { y: 176, w: 404, h: 320 } as const;

export const halves: Grounds = (builder, _, { template }) => {
  const fill = lookOf('poster', template).blocks[1] ?? template.page.surface;
  builder.add(block('Half', { x: 480, y: BAND.h, w: 480, h: 540 - BAND.h }, fill));
  return [
    { frame: { ...COLUMN, x: 44 }, inks: template.page },
    { frame: { ...COLUMN, x: 512 }, inks: inksOn(fill, template.palette) },
  ];
};
