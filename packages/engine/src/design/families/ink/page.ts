/** The page: a column for the title and one for the text, parted by a hairline, with the seal at its foot; and the same turned for what is wide. */
import type { Fill, Frame, SceneNode, ShapeNode } from '../../../model/scene.ts';
import { outline } from '../../art/shapes.ts';
import type { PageArtSetting } from '../../tokens/art.ts';
import type { Grid } from '../../tokens/grid.ts';
import type { TemplateTokens } from '../../tokens/template.ts';
import type { InkLook } from './inkLook.ts';

/** On one foot with the seal, below both columns: the number ends right before the name, however many digits it has. */
const footer: Frame = { x: 113, y: 483, w: 791, h: 18 };
const number: Frame = { x: 86, y: 483, w: 22, h: 18 };
const running = { footer, number, numberAlign: 'end' } as const;
const title: Frame = { x: 56, y: 52, w: 284, h: 400 };
/** The column of the text. */
export const COLUMN: Frame = { x: 376, y: 52, w: 528, h: 416 };
const PANEL: Frame = { x: 704, y: 0, w: 256, h: 540 };

export const inkGrid: Grid = {
  title,
  titleSizes: [30, 18],
  titlePlace: 'beside',
  body: COLUMN,
  highest: COLUMN.y,
  panel: PANEL,
  aside: { x: title.x, y: 196, w: title.w - 12, h: 266 },
  besidePanel: {
    title,
    body: { ...COLUMN, w: PANEL.x - 28 - COLUMN.x },
    running: { footer: { ...footer, w: PANEL.x - 28 - footer.x }, number },
  },
  ...running,
};

const wideGrid: Grid = {
  title: { x: 56, y: 28, w: 848, h: 72 },
  titleAnchor: 'bottom',
  titleSizes: [30, 18],
  titlePlace: 'above',
  body: { x: 56, y: 132, w: 848, h: 324 },
  highest: 132,
  ruled: true,
  panel: { x: 608, y: 132, w: 296, h: 324 },
  besidePanel: { title: { x: 56, y: 28, w: 848, h: 72 }, body: { x: 56, y: 132, w: 520, h: 324 } },
  ...running,
};

/** The seal in a square with the given corner and side. */
export function sealAt({ seal }: InkLook, x: number, y: number, side: number, fill: Fill = { ref: 'accent1' }): ShapeNode {
  const place = (u: number, v: number) => [x + u * side, y + v * side] as const;
  const commands = seal.map((command) => {
    if (command[0] === 'Z') return command;
    if (command[0] === 'C')
      return ['C', ...place(command[1], command[2]), ...place(command[3], command[4]), ...place(command[5], command[6])] as const;
    return [command[0], ...place(command[1], command[2])] as const;
  });
  return outline(
    'Seal',
    commands.map((command) => [...command] as (typeof seal)[number]),
    fill,
  );
}

/** What the templates of the family share; each adds its palette, its fonts and its hand. */
export function inkPage(
  hand: InkLook,
): Pick<TemplateTokens, 'grid' | 'motif' | 'pageArt' | 'rule' | 'wide' | 'wideFirst' | 'mostTitleLines' | 'coverGround'> {
  const art =
    (line: Frame) =>
    ({ inks }: PageArtSetting): SceneNode[] => [
      { type: 'shape', name: 'Hairline', frame: line, geometry: { type: 'rect' }, fill: inks.line, decorative: true },
      sealAt(hand, 56, 478, 28),
    ];
  return {
    coverGround: { ref: 'bg' },
    rule: 1.5,
    grid: inkGrid,
    motif: hand.motif,
    pageArt: art({ x: 356, y: 52, w: 1, h: 416 }),
    wide: { grid: wideGrid, pageArt: art({ x: 56, y: 112, w: 848, h: 1 }) },
    mostTitleLines: 4,
    // Halves of the narrow column would hold three words a line, and diagrams would have no room for their names.
    wideFirst: ['twoColumns', 'comparison', 'prosCons', 'matrix', 'cycle', 'funnel', 'team'],
  };
}
