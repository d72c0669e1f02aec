/** Pictures in formats that a deck cannot hold, and how whoever reads documents may have them converted. */
import type { Document } from '../model/document.ts';

export type Picture = NonNullable<Document['images']>[string];

/** What a GIF, WebP, BMP or TIFF file shows (its first frame) as a PNG or JPEG; undefined when it is damaged or too large. */
export type ConvertPicture = (bytes: Uint8Array) => Promise<Picture | undefined>;

const SIGNATURES: readonly (readonly [signature: string, offset: number])[] = [
  ['GIF8', 0],
  ['WEBP', 8],
  ['BM', 0],
  ['II*\0', 0],
  ['MM\0*', 0],
];

/** Whether the file is a GIF, WebP, BMP or TIFF. Drawings (SVG, EMF, WMF) are programs of a kind and stay out. */
export function isConvertible(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString('latin1');
  return SIGNATURES.some(([signature, offset]) => head.startsWith(signature, offset));
}
