/** The page: a column for the title and one for the text, parted by a hairline, with the seal at its foot; and the same turned for what is wide. */
import type { Fill, SceneNode, ShapeNode } from '../../../model/scene.ts';
import { outline } from '../../art/shapes.ts';
import type { PageArtSetting } from '../../templates/art.ts';
import type { Grid } from '../../templates/grid.ts';
import type { TemplateTokens } from '../../templates/template.ts';
import type { Hand } from './hand.ts';

/** The number ends right before the name, however many digits it has. */
const furniture = { footer: { x: 113, y: 483, w: 193, h: 18 }, number: { x: 86, y: 483, w: 22, h: 18 }, numberAlign: 'end' } as const;
const title = { x: 56, y: 50, w: 240, h: 400 };

export const inkGrid: Grid = {
  title,
  titleSizes: [28, 18],
  titlePlace: 'beside',
  body: { x: 344, y: 54, w: 560, h: 428 },
  highest: 54,
  panel: { x: 672, y: 0, w: 288, h: 540 },
  besidePanel: { title, body: { x: 344, y: 54, w: 300, h: 428 } },
  ...furniture,
};

const wideGrid: Grid = {
  title: { x: 56, y: 36, w: 848, h: 64 },
  titleAnchor: 'bottom',
  titleSizes: [26, 18],
  titlePlace: 'above',
  body: { x: 56, y: 132, w: 848, h: 332 },
  highest: 132,
  panel: { x: 608, y: 132, w: 296, h: 332 },
  besidePanel: { title: { x: 56, y: 36, w: 848, h: 64 }, body: { x: 56, y: 132, w: 520, h: 332 } },
  ...furniture,
  footer: { ...furniture.footer, w: 480 },
};

/** The seal in a square with the given corner and side. */
export function sealAt({ seal }: Hand, x: number, y: number, side: number, fill: Fill = { ref: 'accent1' }): ShapeNode {
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
export function inkPage(hand: Hand): Pick<TemplateTokens, 'grid' | 'motif' | 'pageArt' | 'rule' | 'wide' | 'coverGround'> {
  const art =
    (line: { x: number; y: number; w: number; h: number }) =>
    ({ inks }: PageArtSetting): SceneNode[] => [
      { type: 'shape', name: 'Hairline', frame: line, geometry: { type: 'rect' }, fill: inks.line, decorative: true },
      sealAt(hand, 56, 478, 28),
    ];
  return {
    coverGround: { ref: 'bg' },
    rule: 1.5,
    grid: inkGrid,
    motif: hand.motif,
    pageArt: art({ x: 312, y: 52, w: 1, h: 436 }),
    wide: { grid: wideGrid, pageArt: art({ x: 56, y: 112, w: 848, h: 1 }) },
  };
}
