/** The motifs of Kyoto, Oslo and Reykjavík in miniature, at the top right of pages without a panel of art. */
import type { SceneNode, ShapeNode } from '../../../../model/scene.ts';
import { closed, corners } from '../../../art/canvas.ts';
import { arcCurves } from '../../../art/roundForms.ts';
import { artGroup, outline } from '../../../art/shapes.ts';
import type { PageArt, PageArtSetting } from '../../../tokens/art.ts';
import type { LayoutKey } from '../../../tokens/layoutKey.ts';

const RIGHT = 896;
const TOP = 58;

/** Layouts where a panel or the motif itself stands at that place. */
const bare: ReadonlySet<LayoutKey> = new Set(['bulletsBesideArt', 'bulletsBesidePicture', 'bigNumber']);

const marked =
  (draw: (setting: PageArtSetting) => ShapeNode[]): PageArt =>
  (setting): SceneNode[] =>
    bare.has(setting.layout) ? [] : [artGroup('Mark', draw(setting))];

/** Raked half circles around one in the accent. */
export const rakedMark = marked(({ inks }) =>
  [5, 10, 15, 20].map((radius, i) =>
    outline(
      `Mark ${i + 1}`,
      [['M', RIGHT - 20 - radius, TOP + 26], ...arcCurves(RIGHT - 20, TOP + 26, radius, radius, 180, 360)],
      undefined,
      { color: i === 0 ? inks.figure : inks.muted, width: 1.2 },
    ),
  ),
);

/** A wedge with a sliver of oak. */
export const rampMark = marked(({ inks }) => [
  outline(
    'Mark 1',
    closed([
      [RIGHT - 40, TOP + 26],
      [RIGHT, TOP],
      [RIGHT, TOP + 26],
    ]),
    inks.soft,
  ),
  outline(
    'Mark 2',
    closed([
      [RIGHT - 30, TOP + 26],
      [RIGHT, TOP + 14],
      [RIGHT, TOP + 19],
      [RIGHT - 22, TOP + 26],
    ]),
    inks.figure,
  ),
]);

/** Three bars that grow, and the shore. */
export const strataMark = marked(({ inks }) => {
  const bars = [
    [20, 8],
    [28, 4],
    [36, 0],
    [40, 0],
  ] as const;
  return bars.map(([reach, inset], i) =>
    outline(
      `Mark ${i + 1}`,
      closed(corners({ x: RIGHT - reach, y: TOP + i * 7, w: reach - inset, h: i < 3 ? 3.2 : 2 })),
      i < 3 ? inks.soft : inks.figure,
    ),
  );
});
