/** A template of TEMPLATES_DIR out of a company's own PowerPoint: its colours, fonts, logo and footer on one of our structures. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { templateIds } from '@slidewright/contract/template';
import type { Look } from '@slidewright/engine/read/look/readLook';
import { sharp } from '../../decoding/sharp.ts';
import { LEAST_COVER } from '../brandPictures.ts';
import type { FontEntry } from '../templateFile.ts';
import { brandFont } from './brandFont.ts';
import { brandLogo } from './brandLogo.ts';
import { brandPalette } from './brandPalette.ts';

export interface TemplateFrom {
  /** As a file of TEMPLATES_DIR has it. */
  readonly template: object;
  /** What lies beside it, by name. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** What is not as in the PowerPoint, and what can be done. */
  readonly remarks: readonly string[];
}

export interface TemplateFromOptions {
  readonly id: string;
  /** The built-in template whose structure it has; the one that suits its master best without it. */
  readonly base?: string | undefined;
  /** Of the PowerPoint file. */
  readonly folder: string;
}

/** A picture behind the page shows as much of itself on a cover. */
const LARGEST_COVER = 1920;

export async function templateFrom(look: Look, { id, base, folder }: TemplateFromOptions): Promise<TemplateFrom> {
  const remarks: string[] = [];
  const files: Record<string, Uint8Array> = {};
  const { logo, remarks: aboutLogo } = await brandLogo(look);
  const behind = look.groundPicture && (await pageOf(look.groundPicture, look.scheme.get('bg1') ?? '#FFFFFF'));
  const { palette, remarks: aboutColors } = brandPalette(look, behind?.color ?? groundColor(look.ground), logo?.strongest);
  const heading = brandFont(look.titleFont, folder);
  const body = brandFont(look.bodyFont, folder);
  for (const { entry } of [heading, body]) {
    if (!('regular' in entry)) continue;
    for (const file of [entry.regular, entry.bold, entry.italic]) if (file !== undefined) files[file] = await readFile(join(folder, file));
  }
  remarks.push(...aboutColors, ...new Set([heading.remark, body.remark].filter((remark) => remark !== undefined)), ...aboutLogo);
  if (look.ground.length > 1) remarks.push(`The page’s gradient of ${look.ground.join(', ')} is one colour here: ${palette.bg}.`);
  const { width, height } = look.size;
  if (Math.abs(width / height - 16 / 9) > 0.02) {
    remarks.push(`Its slides are ${proportionsOf(width / height)}; presentations are made in 16:9.`);
  }
  const logoFile = logo && `${id}-logo.${logo.extension}`;
  if (logo && logoFile) files[logoFile] = logo.bytes;
  const isLarge = behind !== undefined && Math.min(behind.width, behind.height) >= LEAST_COVER;
  const coverFile = isLarge && `${id}-cover.jpg`;
  if (isLarge && coverFile) files[coverFile] = behind.picture;
  if (behind)
    remarks.push(`The pages are of the prevailing colour of the picture behind them${isLarge ? ', which stands on the cover' : ''}.`);
  return {
    template: {
      id,
      name: nameOf(look.name, id),
      base: base ?? baseFor(look, heading.entry),
      palette,
      fonts: { heading: heading.entry, body: body.entry },
      ...(logo && logoFile && { logo: { [logo.ground]: logoFile, place: logo.corner, height: logo.height } }),
      ...(look.footer !== undefined && { footer: look.footer.slice(0, 120) }),
      ...(coverFile && { cover: { picture: coverFile, alt: `Picture of ${nameOf(look.name, id)}` } }),
    },
    files,
    remarks,
  };
}

/** A band across the top or a column at the side asks for a structure that has one; serif titles for one that was made for these. */
function baseFor({ fields }: Look, heading: FontEntry): string {
  if (fields.some(({ place: { y, w, h } }) => w > 0.6 && h > 0.03 && h < 0.35 && y < 0.2)) return 'Brussels';
  if (fields.some(({ place: { w, h } }) => h > 0.6 && w > 0.03 && w < 0.35)) return 'Boston';
  return 'family' in heading && /Serif|Lora|Playfair/.test(heading.family ?? '') ? 'Edinburgh' : 'Tokyo';
}

/** Themes that nobody has named go by the file. */
const nameOf = (theme: string, id: string): string =>
  (/^(office|default|standard)|^$/i.test(theme) ? id : theme.replaceAll('_', ' ')).slice(0, 60);

/** Of a gradient the colour in its middle, where most text stands. */
const groundColor = (colors: readonly string[]): string | undefined => colors[colors.length >> 1];

async function pageOf({ bytes, opacity }: NonNullable<Look['groundPicture']>, ground: string) {
  try {
    const { data, info } = await sharp(bytes)
      .resize({ width: LARGEST_COVER, withoutEnlargement: true })
      .flatten({ background: ground })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [r = 255, g = 255, b = 255] = [1, 3, 5].map((i) => Number.parseInt(ground.slice(i, i + 2), 16));
    const under = [r, g, b];
    for (let i = 0; i < data.length; i++) data[i] = Math.round((data[i] ?? 0) * opacity + (under[i % 3] ?? 255) * (1 - opacity));
    const raw = { raw: { width: info.width, height: info.height, channels: 3 as const } };
    const color = prevailing(await sharp(data, raw).resize(24, 24, { fit: 'fill' }).raw().toBuffer());
    const { width, height } = info;
    return { color, width, height, picture: await sharp(data, raw).jpeg({ quality: 88 }).toBuffer() };
  } catch {
    return undefined;
  }
}

/** The middle of the lighter half, or of the darker, whichever has more: text stands on that. */
function prevailing(pixels: Buffer): string {
  const colors = Array.from({ length: pixels.length / 3 }, (_, i) => pixels.subarray(3 * i, 3 * i + 3));
  const sorted = colors.toSorted((a, b) => sum(a) - sum(b));
  const isLight = sum(sorted[sorted.length >> 1] ?? Buffer.from([255, 255, 255])) > 384;
  const chosen = sorted[Math.floor(sorted.length * (isLight ? 0.75 : 0.25))] ?? Buffer.from([255, 255, 255]);
  return `#${chosen.toString('hex').toUpperCase()}`;
}

const sum = (color: Buffer): number => (color[0] ?? 0) + (color[1] ?? 0) + (color[2] ?? 0);

const proportionsOf = (aspect: number): string => (Math.abs(aspect - 4 / 3) < 0.02 ? '4:3' : `${aspect.toFixed(2)}:1`);

/** One word that may name a template, of the file's name. */
export function idOf(name: string): string {
  const words = name.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('')
    .replace(/^\d+/, '')
    .slice(0, 40);
  return joined === '' || (templateIds as readonly string[]).includes(joined) ? `My${joined}`.slice(0, 40) : joined;
}
