/** Fonts that a template brings: files in its folder, or those of an npm package installed beside it or beside Slidewright. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { OwnFont } from '@slidewright/engine/design/templates/ownTemplate';
import { type FontTables, fontTables } from '@slidewright/engine/text/fontTables';
import type { FontFile } from '@slidewright/engine/world';
import { type FontFamily, familyOfPackage, isShipped, shippedFamilies, weightsOf } from '../world/fonts.ts';
import type { FontEntry, FontFiles } from './templateFile.ts';

export interface FoundFont extends OwnFont {
  /** Undefined where Slidewright ships the font. */
  readonly own?: FontFamily;
}

/** What is wrong with a font, and what helps. */
export class FontFault extends Error {
  override name = 'FontFault';
}

const RESTRICTED = 0x2;

/** @throws FontFault */
export function findFont(entry: FontEntry, folder: string): FoundFont {
  if ('regular' in entry) return fromFiles(entry, folder);
  if ('package' in entry) {
    const shipped = familyOfPackage(entry.package);
    return shipped === undefined ? fromPackage(entry.package, folder) : { family: shipped, weights: weightsOf(shipped) };
  }
  if (!isShipped(entry.family)) {
    throw new FontFault(
      `"${entry.family}" is not a font that Slidewright ships: it ships ${shippedFamilies.join(', ')}. Name an npm package ("package") or files ("regular", "bold") for another.`,
    );
  }
  return { family: entry.family, weights: weightsOf(entry.family) };
}

function fromFiles({ family, regular, bold, italic, boldItalic }: FontFiles, folder: string): FoundFont {
  const files = [regular, bold, italic, boldItalic].filter((file) => file !== undefined);
  const read = files.map((file) => readFont(resolve(folder, file), file));
  const [first] = read;
  return asFamily(family ?? first?.family ?? '', read);
}

function fromPackage(name: string, folder: string): FoundFont {
  const root = packageFolder(name, folder);
  if (root === undefined) {
    throw new FontFault(`the package "${name}" is not installed: run "npm install ${name}" in ${folder}, or beside Slidewright.`);
  }
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ttf$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const read = paths.flatMap((path) => {
    try {
      return readFont(path, path);
    } catch (cause) {
      // A package may hold other files beside those that serve.
      if (cause instanceof FontFault) return [];
      throw cause;
    }
  });
  const [first] = read;
  if (!first) {
    throw new FontFault(
      `the package "${name}" has no static TrueType files (.ttf): packages of @expo-google-fonts have them; others can be converted to .ttf and named as files.`,
    );
  }
  return asFamily(
    first.family,
    read.filter(({ family }) => family === first.family),
  );
}

interface ReadFont {
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly path: string;
}

function asFamily(family: string, faces: readonly ReadFont[]): FoundFont {
  if (isShipped(family)) {
    throw new FontFault(`"${family}" is a font that Slidewright ships: name it with {"family": "${family}"} and leave its files out.`);
  }
  const upright = faces.filter(({ italic }) => !italic).map(({ weight }) => weight);
  const weights = [...new Set(upright.length > 0 ? upright : faces.map(({ weight }) => weight))].sort((a, b) => a - b);
  return { family, weights, own: { family, variants: faces.map(({ weight, italic, path }) => ({ weight, italic, path })) } };
}

/** Of a file in the folder; undefined where it serves for nothing. */
export function fileFamily(folder: string, file: string): (Omit<ReadFont, 'path'> & { readonly file: string }) | undefined {
  try {
    const { family, weight, italic } = readFont(resolve(folder, file), file);
    return { family, weight, italic, file };
  } catch (cause) {
    if (cause instanceof FontFault) return undefined;
    throw cause;
  }
}

/** What a TrueType file says of itself. `shown` is what the operator calls it. @throws FontFault */
function readFont(path: string, shown: string): ReadFont {
  const data = bytesOf(path, shown);
  const kind = data.subarray(0, 4).toString('latin1');
  if (kind === 'OTTO') throw new FontFault(`${shown} has PostScript outlines (OpenType CFF): convert it to TrueType (.ttf).`);
  if (kind === 'wOFF' || kind === 'wOF2') throw new FontFault(`${shown} is packed for the web (WOFF): name the .ttf file of the font.`);
  if (kind === 'ttcf') throw new FontFault(`${shown} is a collection of fonts: name files with one font each (.ttf).`);
  let tables: FontTables;
  try {
    tables = fontTables({ id: shown, family: '', weight: 400, italic: false, data } satisfies FontFile);
  } catch {
    throw new FontFault(`${shown} is not a whole TrueType font: name a .ttf file that other applications open.`);
  }
  const tags = tagsOf(data);
  if (!tags.has('glyf')) throw new FontFault(`${shown} has no TrueType outlines: convert it to TrueType (.ttf).`);
  if (tags.has('fvar')) throw new FontFault(`${shown} is a variable font: name one static .ttf file for each weight.`);
  if (tables.fsType & RESTRICTED) throw new FontFault(`${shown} may not be embedded, as its licence says: choose a font that may.`);
  const italic = tables.italicAngle !== 0 || /italic|oblique/i.test(tables.styleName);
  return { family: plainFamily(tables), weight: tables.weight, italic, path };
}

/** Older programs know four cuts a family, so that the name of a semi-bold ends in its weight. */
const plainFamily = ({ familyName }: FontTables): string =>
  familyName.replace(/ (Thin|ExtraLight|Extra Light|Light|Regular|Medium|SemiBold|Semi Bold|ExtraBold|Extra Bold|Black|Heavy)$/i, '') ||
  'Unnamed';

function tagsOf(data: Buffer): Set<string> {
  const count = data.readUInt16BE(4);
  return new Set(Array.from({ length: count }, (_, i) => data.subarray(12 + i * 16, 16 + i * 16).toString('latin1')));
}

function bytesOf(path: string, shown: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new FontFault(
      `${shown} cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown'}): put the file there, or name another.`,
    );
  }
}

/** Beside the template first, then beside Slidewright. */
function packageFolder(name: string, folder: string): string | undefined {
  for (const from of [join(folder, 'template.json'), import.meta.filename]) {
    try {
      return dirname(createRequire(from).resolve(`${name}/package.json`));
    } catch {
      // Not there; perhaps in the other place.
    }
  }
  return undefined;
}
