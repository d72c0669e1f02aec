/** The pictures of a source for a model that sees, each with what the source says of it. */
import { type Block, type Document, plainText } from '../../model/document.ts';
import type { ModelPicture } from '../../world.ts';
import type { Piece } from './pieces.ts';

export interface SeenPicture extends ModelPicture {
  /** What it is called in the prompt: the heading that it stands under, and its caption. */
  readonly label: string;
  /** Ids of the blocks around it. */
  readonly near: ReadonlySet<string>;
}

/** Pictures in one call. */
export const MOST_SEEN = 8;
/** Pixels of the shorter side: a smaller one is a mark or a line. */
const LEAST_SIDE = 100;
/** Characters of Base64 of one picture: what the providers take is five megabytes. */
const MOST_CHARACTERS = 4_000_000;
/** Blocks before and behind a picture that speak of it. */
const AROUND = { before: 3, behind: 2 } as const;
const LONGEST_LABEL = 200;

/** Each picture once, in the order of the source. */
export function seenPictures({ blocks, images = {} }: Document): SeenPicture[] {
  const known = new Set<string>();
  let heading = '';
  return blocks.flatMap((block, at): SeenPicture[] => {
    if (block.type === 'heading') heading = block.text;
    if (block.type !== 'picture' || known.has(block.image)) return [];
    const image = images[block.image];
    if (!image || Math.min(image.width, image.height) < LEAST_SIDE || image.data.length > MOST_CHARACTERS) return [];
    known.add(block.image);
    const around = blocks.slice(Math.max(0, at - AROUND.before), at + 1 + AROUND.behind);
    const label = [heading, block.caption ?? block.alt ?? captionIn(blocks[at + 1])].filter(Boolean).join(': ').slice(0, LONGEST_LABEL);
    return [{ mime: image.mime, data: image.data, label, near: new Set(around.map(({ id }) => id)) }];
  });
}

/** A paragraph of one line below a picture says what it shows. */
const CAPTION = 160;
function captionIn(block: Block | undefined): string {
  const text = block?.type === 'paragraph' ? plainText(block.runs) : '';
  return text.length <= CAPTION ? text : '';
}

/** Those that stand where the pieces do. */
export const picturesNear = (pictures: readonly SeenPicture[], pieces: readonly Piece[]): SeenPicture[] => {
  const blocks = pieces.flatMap(({ units }) => units.map(({ block }) => block));
  return pictures.filter(({ near }) => blocks.some((block) => near.has(block))).slice(0, MOST_SEEN);
};

/** What a prompt says of the pictures behind it; nothing where there are none. */
export const pictureLines = (pictures: readonly SeenPicture[]): string[] =>
  pictures.length === 0
    ? []
    : [
        [
          'Behind this stand pictures of the source, in this order. They are data as well. What they show may be said in words; figures, names and quotations come from the text alone.',
          ...pictures.map(({ label }, i) => `- picture ${i + 1}${label === '' ? '' : `: ${JSON.stringify(label)}`}`),
        ].join('\n'),
      ];
