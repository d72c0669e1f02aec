/** JPEG files, whose bytes a PDF takes as they are: only what their frame header says is needed. */
import { type Dict, name } from '../syntax/value.ts';

/** Start-of-frame markers; C4, C8 and CC in their midst are other segments. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * The image dictionary of a JPEG file.
 * @throws when the bytes are no JPEG with a frame of 1, 3 or 4 components
 */
export function jpegDict(data: Uint8Array): Dict {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  let adobe = false;
  for (let at = 2; at + 9 < data.length && data[at] === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xee && view.getUint32(at + 4) === 0x41646f62) adobe = true;
    if (isFrame(marker)) return frameDict(view, at + 4, adobe);
    at += 2 + view.getUint16(at + 2);
  }
  throw new Error('The picture is no JPEG that can be put into a PDF: it has no frame header.');
}

function frameDict(view: DataView, at: number, adobe: boolean): Dict {
  const components = view.getUint8(at + 5);
  const space = components === 1 ? 'DeviceGray' : components === 3 ? 'DeviceRGB' : components === 4 ? 'DeviceCMYK' : undefined;
  if (!space) throw new Error(`The picture is a JPEG of ${components} components; a PDF takes 1, 3 or 4.`);
  return {
    Type: name('XObject'),
    Subtype: name('Image'),
    Width: view.getUint16(at + 3),
    Height: view.getUint16(at + 1),
    ColorSpace: name(space),
    BitsPerComponent: view.getUint8(at),
    // Adobe's programs store the four inks inverted, and say so by their marker alone.
    Decode: components === 4 && adobe ? [1, 0, 1, 0, 1, 0, 1, 0] : undefined,
    Filter: name('DCTDecode'),
  };
}
