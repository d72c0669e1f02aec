/** Pictures, cropped by clipping. */
import type { PictureNode } from '../../model/scene.ts';
import { uncropped } from '../pdf/page/picture.ts';
import type { Canvas } from './canvas.ts';
import { short } from './defs.ts';

export function svgPicture({ image, frame, crop }: PictureNode, { scene, resources, defs }: Canvas): string {
  const mime = scene.images[image]?.mime ?? 'image/png';
  const whole = crop ? uncropped(frame, crop) : frame;
  const rectangle = `x="${short(frame.x)}" y="${short(frame.y)}" width="${short(frame.w)}" height="${short(frame.h)}"`;
  const clip = defs.id(`clip ${rectangle}`, (name) => `<clipPath id="${name}"><rect ${rectangle}/></clipPath>`);
  const box = `x="${short(whole.x)}" y="${short(whole.y)}" width="${short(whole.w)}" height="${short(whole.h)}"`;
  const data = Buffer.from(resources.image(image)).toString('base64');
  return `<g clip-path="url(#${clip})"><image ${box} preserveAspectRatio="none" href="data:${mime};base64,${data}"/></g>`;
}
