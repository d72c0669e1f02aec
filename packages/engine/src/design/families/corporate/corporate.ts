/** Corporate: one structural band carries the chapter and the deck's name; it swells on covers and sections and holds the city's art. */
import { placeFurniture } from '../../layouts/furniture.ts';
import { displayLayouts } from '../display/displayLayouts.ts';
import type { Family } from '../family.ts';
import { lookOf } from '../looks.ts';
import { markFaces, placeChapterMark } from './chapterMark.ts';
import { placeProgress, progressFaces } from './progress.ts';

export const corporate: Family = {
  layouts: displayLayouts((template) => lookOf('corporate', template)),
  furnishFaces(faces, stage) {
    const { chapterMark } = lookOf('corporate', stage.template);
    if (stage.wide) return faces;
    return chapterMark === 'street' ? progressFaces(faces, stage) : markFaces(faces, chapterMark, stage);
  },
  furnish(sheet, stage) {
    const { chapterMark } = lookOf('corporate', stage.template);
    if (stage.wide) placeFurniture(sheet, stage);
    else if (chapterMark === 'street') placeProgress(sheet, stage);
    else placeChapterMark(sheet, stage, chapterMark);
  },
};
