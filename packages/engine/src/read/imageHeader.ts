/** Format and size of a picture, from the beginning of its file: PNG (ISO 15948) and JPEG (ITU T.81). */

export interface ImageHeader {
  readonly mime: 'image/png' | 'image/jpeg';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Undefined for any other format, and for a file that breaks off before it says its size. */
export function imageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = isPng(view) ? pngHeader(view) : isJpeg(view) ? jpegHeader(view) : undefined;
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}

const isPng = (view: DataView): boolean => view.byteLength >= 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
const isJpeg = (view: DataView): boolean => view.byteLength >= 4 && view.getUint16(0) === 0xffd8;

const pngHeader = (view: DataView): ImageHeader => ({ mime: 'image/png', width: view.getUint32(16), height: view.getUint32(20) });

/** Walks the marker segments up to the start of frame (C0 to CF without C4, C8 and CC, which are tables). */
function jpegHeader(view: DataView): ImageHeader | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return undefined;
    if (marker === 0xffff) {
      at++;
      continue;
    }
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { mime: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + (marker === 0xff01 || (marker >= 0xffd0 && marker <= 0xffd8) ? 0 : view.getUint16(at + 2));
  }
  return undefined;
}
