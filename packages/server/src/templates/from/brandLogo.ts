/** The picture of a master that is the company's logo: one that stands in a corner, there and on the layouts. */
import type { Corner } from '@slidewright/engine/design/tokens/brand';
import { ratio } from '@slidewright/engine/design/tokens/ownPalette';
import type { Look, LookPicture } from '@slidewright/engine/read/look/readLook';
import { sharp } from '../../decoding/sharp.ts';

export interface BrandLogo {
  readonly corner: Corner;
  /** Points on a slide 540 points high. */
  readonly height: number;
  /** On which grounds it stands. */
  readonly ground: 'light' | 'dark';
  readonly extension: string;
  readonly bytes: Uint8Array;
  /** "#RRGGBB"; undefined where it has none but grey. */
  readonly strongest?: string;
}

/** Shares of the slide: what is larger is art or a ground, what is smaller a bullet. */
const MOST = { w: 0.45, h: 0.28 };
const LEAST = 0.02;
/** A strip is no logo. */
const WIDEST = 14;
const formats: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'svg', 'gif', 'webp', 'tif', 'tiff']);

export interface FoundLogo {
  readonly logo?: BrandLogo;
  readonly remarks: readonly string[];
}

export async function brandLogo({ pictures, size }: Look): Promise<FoundLogo> {
  const aspect = size.width / size.height;
  const candidates = pictures.filter(({ place: { x, y, w, h } }) => {
    const inCorner = (x + w / 2 < 0.4 || x + w / 2 > 0.6) && (y + h / 2 < 0.3 || y + h / 2 > 0.7);
    return inCorner && w <= MOST.w && h <= MOST.h && Math.min(w, h) >= LEAST && (w * aspect) / h <= WIDEST;
  });
  const remarks: string[] = [];
  const left = pictures.filter((picture) => !candidates.includes(picture));
  if (left.length > 0)
    remarks.push(
      `${left.length === 1 ? 'A picture' : `${left.length} pictures`} of the master and its layouts that no logo would be ${left.length === 1 ? 'is' : 'are'} not taken over: name one as "cover" if it belongs there.`,
    );
  for (const picture of candidates.toSorted((a, b) => b.times - a.times)) {
    if (!formats.has(picture.extension)) {
      remarks.push(
        `The picture in the ${cornerOf(picture)} corner of the master is ${picture.extension.toUpperCase()}, which cannot be read: save it as SVG or PNG and name it in "logo".`,
      );
      continue;
    }
    const logo = await read(picture);
    if (logo) return { logo, remarks };
  }
  if (remarks.length === 0) remarks.push('No picture stands in a corner of the master, so that there is no logo: name one in "logo".');
  return { remarks };
}

const cornerOf = ({ place: { x, y, w, h } }: LookPicture): Corner =>
  `${y + h / 2 < 0.5 ? 'top' : 'bottom'}-${x + w / 2 < 0.5 ? 'left' : 'right'}`;

async function read(picture: LookPicture): Promise<BrandLogo | undefined> {
  const { place, crop, bytes, behind } = picture;
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { density: 150 }).metadata();
    const [l, t, r, b] = crop;
    const isCut = crop.some((share) => share > 0.005);
    const region = {
      left: Math.round(l * width),
      top: Math.round(t * height),
      width: Math.round((1 - l - r) * width),
      height: Math.round((1 - t - b) * height),
    };
    const shown = isCut ? await sharp(bytes, { density: 150 }).extract(region).png().toBuffer() : bytes;
    const { data, info } = await sharp(shown).resize(48, 48, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const colors = pixelsOf(data, info.channels);
    const strongest = strongestOf(colors.opaque);
    return {
      corner: cornerOf(picture),
      height: Math.round(Math.min(34, Math.max(18, place.h * 540))),
      ground: groundOf(colors, behind),
      extension: isCut ? 'png' : picture.extension,
      bytes: shown,
      ...(strongest !== undefined && { strongest }),
    };
  } catch {
    return undefined;
  }
}

interface Pixels {
  readonly opaque: readonly string[];
  readonly count: number;
}

function pixelsOf(data: Buffer, channels: number): Pixels {
  const opaque: string[] = [];
  for (let at = 0; at < data.length; at += channels) {
    if ((data[at + 3] ?? 255) > 128)
      opaque.push(
        `#${data
          .subarray(at, at + 3)
          .toString('hex')
          .toUpperCase()}`,
      );
  }
  return { opaque, count: data.length / channels };
}

/** A logo without a ground of its own that is light stands on dark grounds. */
function groundOf({ opaque, count }: Pixels, behind: string | undefined): 'light' | 'dark' {
  if (opaque.length > 0.9 * count) return 'light';
  const faint = opaque.filter((color) => ratio(color, '#FFFFFF') < 1.6).length;
  const isOnDark = behind !== undefined && ratio(behind, '#FFFFFF') > 3;
  return faint > (isOnDark ? 0.25 : 0.6) * opaque.length ? 'dark' : 'light';
}

/** The most frequent of the vivid colours, coarsely counted. */
function strongestOf(colors: readonly string[]): string | undefined {
  const vivid = colors.filter((color) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
    return Math.max(r, g, b) - Math.min(r, g, b) > 70 && ratio(color, '#FFFFFF') > 1.8;
  });
  const groups = Map.groupBy(vivid, (color) => [1, 3, 5].map((i) => color[i]).join(''));
  const [largest] = [...groups.values()].sort((a, b) => b.length - a.length);
  return largest?.[largest.length >> 1];
}
