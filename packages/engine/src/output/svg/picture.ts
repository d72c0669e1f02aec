/** Pictures, cropped and given their outline by clipping. */
import type { PictureNode } from '../../model/scene.ts';
import { outline } from '../pdf/content/outline.ts';
import { uncropped } from '../pdf/page/picture.ts';
import type { Canvas } from './canvas.ts';
import { short } from './defs.ts';
import { pathData } from './shape.ts';

export function svgPicture({ image, frame, crop, geometry = { type: 'rect' } }: PictureNode, { scene, resources, defs }: Canvas): string {
  const mime = scene.images[image]?.mime ?? 'image/png';
  const whole = crop ? uncropped(frame, crop) : frame;
  const path = pathData(outline(geometry, frame));
  const clip = defs.id(`clip ${path}`, (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
  const box = `x="${short(whole.x)}" y="${short(whole.y)}" width="${short(whole.w)}" height="${short(whole.h)}"`;
  const data = Buffer.from(resources.image(image)).toString('base64');
  return `<g clip-path="url(#${clip})"><image ${box} preserveAspectRatio="none" href="data:${mime};base64,${data}"/></g>`;
}
