/** The fonts of a company's PowerPoint among those that can be had: the font itself, or the one of ours that is nearest. */
import { readdirSync } from 'node:fs';
import { isShipped } from '../../world/fonts.ts';
import { FontFault, fileFamily, findFont } from '../ownFont.ts';
import type { FontEntry } from '../templateFile.ts';

export interface BrandFont {
  readonly entry: FontEntry;
  /** Undefined where the font is the company's own. */
  readonly remark?: string;
}

/** By what the letters are like. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/mono|courier|consolas|menlo|code/i, 'JetBrains Mono'],
  [/playfair|didot|bodoni/i, 'Playfair Display'],
  [/slab|rockwell|clarendon/i, 'Lora'],
  [
    /times|georgia|cambria|garamond|palatino|baskerville|book antiqua|century schoolbook|minion|serif(?! ?sans)|constantia|caslon/i,
    'Source Serif 4',
  ],
  [/narrow|condensed|impact|oswald|din/i, 'Archivo'],
  [/helvetica|arial|univers|swiss|akzidenz|roboto|san francisco|neue haas|liberation sans/i, 'Inter'],
  [/futura|avenir|century gothic|gotham|montserrat|poppins|gill|proxima|circular|raleway/i, 'Manrope'],
  [/aptos|segoe|open sans|frutiger|myriad|verdana|tahoma|source sans/i, 'Noto Sans'],
  [/calibri|carlito|corbel|candara|lato|trebuchet/i, 'Work Sans'],
  [/nunito|quicksand|rounded|comic/i, 'Nunito'],
];
const otherwise = 'Inter';

/** `folder` is that of the PowerPoint file: font files may lie beside it. */
export function brandFont(name: string, folder: string): BrandFont {
  const family = name.replace(/ (Light|Regular|Medium|SemiBold|Semibold|Bold|Black|Display)$/i, '');
  for (const candidate of [name, family]) if (isShipped(candidate)) return { entry: { family: candidate } };
  const beside = filesBeside(family, folder);
  if (beside) return { entry: beside };
  const entry = { package: `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}` };
  if (/^[a-z0-9 ]+$/i.test(family) && isFound(entry, folder)) return { entry };
  const near = alike.find(([pattern]) => pattern.test(name))?.[1] ?? otherwise;
  const remark = `The font "${name}" is not installed here: ${near} stands for it. Put its .ttf files beside the template and name them in "fonts", or install a package that has it.`;
  return { entry: { family: near }, remark };
}

function isFound(entry: FontEntry, folder: string): boolean {
  try {
    findFont(entry, folder);
    return true;
  } catch (cause) {
    if (cause instanceof FontFault) return false;
    throw cause;
  }
}

/** The family's static TrueType files in the folder, by their cuts. */
function filesBeside(family: string, folder: string): FontEntry | undefined {
  const found = readdirSync(folder)
    .filter((file) => /\.ttf$/i.test(file))
    .flatMap((file) => fileFamily(folder, file) ?? [])
    .filter((face) => face.family === family);
  const cut = (weight: number, italic: boolean) =>
    found.filter((face) => face.italic === italic).toSorted((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight))[0]?.file;
  const regular = cut(400, false);
  if (regular === undefined) return undefined;
  const bold = cut(700, false);
  const italic = cut(400, true);
  return { family, regular, ...(bold !== undefined && bold !== regular && { bold }), ...(italic !== undefined && { italic }) };
}
