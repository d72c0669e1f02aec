/** One figure in the wide column, standing on what it says; the title and the corner's art are those of every page. */
import type { Frame } from '../../../model/scene.ts';
import { bigNumberPage } from '../../arrangements/display/bigNumberPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { body, figure, heading } from '../../page/typography.ts';
import { COLUMN } from './grid.ts';

const FIGURE: Frame = { ...COLUMN, x: COLUMN.x - 6, y: 48, w: COLUMN.w + 6, h: 206 };
const STATEMENT: Frame = { ...COLUMN, y: 272, h: 132 };
const NOTE: Frame = { ...COLUMN, y: 416, h: 56 };

export const bigNumber = bigNumberPage((template) => {
  const { page } = template;
  return {
    figure: stepped('plain', FIGURE, steps(176, 24), (size) => figure(template, size, page.figure), { anchor: 'bottom' }),
    leastOnOneLine: 42,
    statement: stepped('balanced', STATEMENT, steps(30, 14), (size) => heading(template, size, page.text, 1.25), { usual: 28 }),
    note: stepped('plain', NOTE, steps(16, 12), (size) => body(template, size, page.muted, undefined, 1.35), { usual: 14 }),
    art: () => [],
  };
});
