/** Which face sets a character when the wanted one cannot. */
import type { TextStyle } from '../model/text.ts';
import type { FontSource } from '../world.ts';
import { covers, type Face, faceOf } from './face.ts';
import { isEastAsian, isRightToLeft, type Script, scriptOf } from './scripts.ts';

export type FaceStyle = Pick<TextStyle, 'family' | 'weight' | 'italic'>;

export interface FaceChoice {
  readonly face: Face;
  /** No font has the cluster: the face shows U+FFFD in its place. */
  readonly missing: boolean;
}

export interface FaceChooser {
  /** The style's own face, or, when its family is not there, the default's. */
  primary(style: FaceStyle): Face;
  /** Chooses faces in texts of this style and language (BCP 47). */
  chooser(style: FaceStyle, language: string): ChooseFace;
}

/** A face for the grapheme cluster. `script` is that of the text around when the cluster itself is of no script (`common`). */
export type ChooseFace = (cluster: string, script: Script, common: boolean) => FaceChoice;

const defaultFamily = 'Noto Sans';

/** A family that sets the script, and a letter that tells whether another family does so as well. */
const latin = { family: defaultFamily, sample: 'a' };
const scriptFamilies: Readonly<Partial<Record<Script, typeof latin>>> = {
  Latn: latin,
  Grek: { family: defaultFamily, sample: 'α' },
  Cyrl: { family: defaultFamily, sample: 'а' },
  Arab: { family: 'Noto Sans Arabic', sample: 'ب' },
  Hebr: { family: 'Noto Sans Hebrew', sample: 'א' },
  Deva: { family: 'Noto Sans Devanagari', sample: 'क' },
  Beng: { family: 'Noto Sans Bengali', sample: 'ক' },
  Taml: { family: 'Noto Sans Tamil', sample: 'க' },
  Thai: { family: 'Noto Sans Thai', sample: 'ก' },
  Geor: { family: 'Noto Sans Georgian', sample: 'ა' },
  Armn: { family: 'Noto Sans Armenian', sample: 'ա' },
  Kana: { family: 'Noto Sans JP', sample: 'あ' },
  Hang: { family: 'Noto Sans KR', sample: '가' },
  Bopo: { family: 'Noto Sans TC', sample: 'ㄅ' },
};
const eastAsianFamilies = ['Noto Sans SC', 'Noto Sans TC', 'Noto Sans JP', 'Noto Sans KR'];
const emojiFamily = 'Noto Emoji';
/** Symbols, and signs of a script in a text of another, such as a danda, an Arabic comma on its own or the sign of the baht. */
const anyFamilies = [
  defaultFamily,
  'Noto Sans Symbols 2',
  'Noto Sans Math',
  emojiFamily,
  'Noto Sans Arabic',
  'Noto Sans Devanagari',
  'Noto Sans Thai',
  ...eastAsianFamilies,
];

// Pictures by default, or asked to be pictures by variation selector 16.
const emoji = /\p{Emoji_Presentation}|\uFE0F/u;
const space = /^\s/u;

/** Choices remembered for one style and language; beyond that many, as in a long Chinese text, they are made anew. */
const remembered = 4000;

export function createFaceChooser(fonts: FontSource): FaceChooser {
  const faces = new Map<string, Face | undefined>();
  const choosers = new Map<string, ChooseFace>();

  const find = (family: string, style: FaceStyle): Face | undefined => {
    const key = `${family}-${style.weight}${style.italic ? '-italic' : ''}`;
    if (faces.has(key)) return faces.get(key);
    const file = fonts.face(family, style.weight, style.italic);
    const face = file && faceOf(file);
    if (faces.size < remembered) faces.set(key, face);
    return face;
  };
  const primary = (style: FaceStyle): Face => {
    const face = find(style.family, style) ?? find(defaultFamily, style);
    if (!face) throw new Error(`There is no font "${style.family}", nor "${defaultFamily}", which stands in for fonts that are missing`);
    return face;
  };
  return {
    primary,
    chooser(style, language) {
      const key = `${style.family}-${style.weight}${style.italic ? '-italic' : ''} ${language}`;
      let choose = choosers.get(key);
      if (!choose) {
        choose = remembering(makeChooser(primary(style), (family) => find(family, style), language));
        if (choosers.size >= 200) choosers.clear();
        choosers.set(key, choose);
      }
      return choose;
    },
  };
}

/** The family that sets the character where a style's own does not: what is missing where nothing does. `language` is BCP 47. */
export function familyFor(character: string, language: string): string {
  const script = scriptOf(character.codePointAt(0) ?? 0);
  return script === 'Hani' ? hanFamily(language) : (scriptFamilies[script] ?? latin).family;
}

function remembering(choose: ChooseFace): ChooseFace {
  const choices = new Map<string, FaceChoice>();
  return (cluster, script, common) => {
    const key = common ? script + cluster : cluster;
    let choice = choices.get(key);
    if (!choice) {
      choice = choose(cluster, script, common);
      if (choices.size < remembered) choices.set(key, choice);
    }
    return choice;
  };
}

function makeChooser(own: Face, find: (family: string) => Face | undefined, language: string): ChooseFace {
  /** The face that letters of the script are set in. */
  const scriptFace = (script: Script): Face => {
    const { family, sample } = script === 'Hani' ? { family: hanFamily(language), sample: '一' } : (scriptFamilies[script] ?? latin);
    return covers(own, sample) ? own : (find(family) ?? own);
  };
  const firstOf = (families: readonly string[], cluster: string): Face | undefined => {
    for (const family of families) {
      const face = find(family);
      if (face && covers(face, cluster)) return face;
    }
    return undefined;
  };

  return (cluster, script, common) => {
    const picture = emoji.test(cluster) && firstOf([emojiFamily], cluster);
    if (picture) return { face: picture, missing: false };
    const preferred = scriptFace(script);
    if (common && staysWith(cluster, script) && covers(preferred, cluster)) return { face: preferred, missing: false };
    const face = [own, preferred].find((candidate) => covers(candidate, cluster));
    if (face) return { face, missing: false };
    const other = firstOf(isEastAsian(script) ? eastAsianFamilies : anyFamilies, cluster);
    if (other) return { face: other, missing: false };
    return { face: covers(own, '\uFFFD') ? own : (firstOf([defaultFamily], '\uFFFD') ?? own), missing: true };
  };
}

/**
 * Spaces always take the font around them. Digits and punctuation do so in right-to-left text; elsewhere ASCII keeps the style's own font
 * and other punctuation (danda, Chinese quotation marks) goes with its script. Office applications draw the same lines.
 */
function staysWith(cluster: string, script: Script): boolean {
  return space.test(cluster) || isRightToLeft(script) || cluster > '\u007F';
}

/** Han characters look different in each language. */
function hanFamily(language: string): string {
  if (/^ja\b/i.test(language)) return 'Noto Sans JP';
  if (/^ko\b/i.test(language)) return 'Noto Sans KR';
  return /^zh-(.*-)?(hant|tw|hk|mo)\b/i.test(language) ? 'Noto Sans TC' : 'Noto Sans SC';
}
