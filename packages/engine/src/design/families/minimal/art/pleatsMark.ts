/** The screen in miniature at the top right of pages without art: three folds, the middle one in the accent. */
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { artGroup, figureShape, polygon } from '../../../art/shapes.ts';
import type { PageArtSetting } from '../../../tokens/art.ts';
import { shade } from '../../../tokens/inks.ts';

export function pleatsMark({ inks, layout }: PageArtSetting): SceneNode[] {
  if (layout === 'bulletsBesideArt' || layout === 'bulletsBesidePicture') return [];
  const fills = [inks.soft, inks.figure, shade(inks.soft, inks.dark ? [0.8, 0] : [0.9, 0.08])];
  let x = 868;
  const nodes = [12, 9, 7].map((w, i) => {
    const frame: Frame = { x, y: 56, w, h: 30 };
    const [left, right] = i % 2 === 0 ? [6, 0] : [0, 6];
    const geometry = polygon([
      [0, left],
      [w, right],
      [w, 30 - right],
      [0, 30 - left],
    ]);
    x += w;
    return figureShape(`Mark ${i + 1}`, frame, geometry, fills[i] ?? inks.soft);
  });
  return [artGroup('Mark', nodes)];
}
