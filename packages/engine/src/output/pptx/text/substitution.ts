/** What a file says of a font besides its name, so that where it is missing one of its kind stands in for it. */
import { fontTables } from '../../../text/fontTables.ts';
import type { FontFile } from '../../../world.ts';

/** Attributes of a font reference: ten bytes of PANOSE in hexadecimal, pitch and family as Windows packs them, the Western character set. */
export type Substitution = Readonly<Record<'panose' | 'pitchFamily' | 'charset', string>>;

type Kind = 'sans' | 'serif' | 'mono';

/** Of Arial, Times New Roman and Courier New: for the many files whose PANOSE is empty. */
const PANOSE: Readonly<Record<Kind, string>> = {
  sans: '020B0604020202020204',
  serif: '02020603050405020304',
  mono: '02070309020205020404',
};
/** Variable (2) or fixed (1) pitch, with the family in the upper four bits: roman 1, swiss 2, modern 3. */
const PITCH_FAMILY: Readonly<Record<Kind, string>> = { serif: '18', sans: '34', mono: '49' };

/** Families with serifs whose names do not say so. */
const SERIF = /serif|playfair|lora|fraunces|gelasio|merriweather|garamond|bodoni|naskh|song|mincho|myeongjo/i;

export function substitutionOf(face: FontFile): Substitution {
  const { panose, fixedPitch } = fontTables(face);
  const kind = kindOf(face.family, panose, fixedPitch);
  // The family and the serif style are what a stand-in is chosen by.
  const told = (panose[0] ?? 0) > 1 && (panose[1] ?? 0) > 1;
  return {
    panose: told ? Buffer.from(panose).toString('hex').toUpperCase() : PANOSE[kind],
    pitchFamily: PITCH_FAMILY[kind],
    charset: '0',
  };
}

function kindOf(family: string, panose: Uint8Array, fixedPitch: boolean): Kind {
  const [, style = 0, , proportion = 0] = panose;
  if (fixedPitch || proportion === 9) return 'mono';
  if (panose[0] === 2 && style > 1) return style <= 10 ? 'serif' : 'sans';
  return SERIF.test(family) ? 'serif' : 'sans';
}
