/** Pictures, cropped and given their outline by clipping. */
import type { Frame, PictureNode } from '../../../model/scene.ts';
import type { ContentStream } from '../content/contentStream.ts';
import { outline } from '../content/outline.ts';
import type { Images } from '../image/images.ts';

export function paintPicture(content: ContentStream, { image, frame, crop, geometry }: PictureNode, images: Images): void {
  const resource = images.get(image);
  content.isolated(() => {
    if (geometry) {
      content.path(outline(geometry, frame));
      content.clip();
    } else if (crop?.some((share) => share !== 0)) {
      content.rectangle(frame);
      content.clip();
    }
    content.image(resource, crop ? uncropped(frame, crop) : frame);
  });
}

/** Where the whole picture would be, so that the part that is left after cropping covers the frame. */
export function uncropped({ x, y, w, h }: Frame, [left, top, right, bottom]: readonly [number, number, number, number]): Frame {
  const whole = { w: w / Math.max(1 - left - right, 1e-3), h: h / Math.max(1 - top - bottom, 1e-3) };
  return { x: x - left * whole.w, y: y - top * whole.h, ...whole };
}
