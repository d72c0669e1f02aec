/** The edits of the kit: what each does to a finished file, and what LibreOffice must show of it. */
import { leaves } from '../../packages/engine/src/design/page/behind.ts';
import type { Scene, SceneNode } from '../../packages/engine/src/model/scene.ts';
import { inOtherOrder, withLongerTexts, withOneMoreBullet, withOtherTitles, withoutArt, withoutLast, withResetSlides } from './editing.ts';
import { kept, keptByLayouts, overOthers } from './kept.ts';
import { withNewSlides } from './newSlides.ts';
import type { PlacedWord } from './placedWords.ts';

/** The pages of the file as it was and as it is edited. */
interface Drawn {
  readonly before: readonly PlacedWord[][];
  readonly after: readonly PlacedWord[][];
  readonly scene: Scene;
}

interface Found {
  /** Words that stand where they should not. */
  readonly faults: readonly string[];
  /** Words that left the page or are not there; there may be none. */
  readonly lost: readonly string[];
  readonly all: number;
}

export interface Edit {
  readonly name: string;
  readonly change: (file: Uint8Array) => Uint8Array;
  readonly look: (drawn: Drawn) => Found;
  /** Greatest share of faults. */
  readonly most: number;
}

const inBoxes = ({ before, after, scene }: Drawn): Found => {
  const { beside, off, all } = kept(after, scene);
  const told = new Set(beside);
  const over = overOthers(before, after, scene).filter(({ page, words }) => !words.some((word) => told.has(`${page} ${word}`)));
  return { faults: [...beside, ...over.map(({ page, words }) => `${page} ${words.join(' over ')}`)], lost: off, all };
};
const inPlaces = ({ after, scene }: Drawn): Found => {
  const { beside, off, all } = keptByLayouts(after, scene);
  const missing = after.length === scene.layouts.length ? [] : [`${after.length} slides of ${scene.layouts.length} layouts`];
  return { faults: beside, lost: [...off, ...missing], all };
};

export const edits: readonly Edit[] = [
  { name: 'titles', change: withOtherTitles, look: inBoxes, most: 0.02 },
  { name: 'bullet', change: withOneMoreBullet, look: inBoxes, most: 0.02 },
  { name: 'bullets', change: (file) => withOneMoreBullet(withOneMoreBullet(file)), look: inBoxes, most: 0.05 },
  { name: 'longer', change: withLongerTexts, look: inBoxes, most: 0.05 },
  { name: 'reset', change: withResetSlides, look: inBoxes, most: 0.02 },
  { name: 'card', change: (file) => withoutLast(file, 'Card'), look: withoutLastCard, most: 0 },
  { name: 'order', change: inOtherOrder, look: otherWayRound, most: 0 },
  { name: 'art', change: withoutArt, look: inTheSamePlaces, most: 0 },
  { name: 'new-short', change: (file) => withNewSlides(file, 'short'), look: inPlaces, most: 0.02 },
  { name: 'new-long', change: (file) => withNewSlides(file, 'long'), look: inPlaces, most: 0.05 },
];

/** Each page that shows cards has lost the last with all that is in it, and nothing else. */
function withoutLastCard({ before, after, scene }: Drawn): Found {
  const lost: string[] = [];
  let all = 0;
  for (const [i, { nodes }] of scene.pages.entries()) {
    const cards = nodes.flatMap((node) => (node.type === 'group' && node.name.startsWith('Card ') ? [node] : []));
    // A card's words may stand in the running elements too: what is taken away stands there less often.
    const times = (words: readonly PlacedWord[] | undefined, word: string): number =>
      words?.filter(({ text }) => text === word).length ?? 0;
    const stays = (word: string): boolean => times(after[i], word) >= Math.max(1, times(before[i], word));
    const said = cards.map((card) => new Set(wordsOf(card.nodes)));
    for (const [c, card] of cards.entries()) {
      const own = [...(said[c] ?? [])].filter((word) => said.every((words, other) => other === c || !words.has(word)));
      const there = own.filter(stays).length;
      all += own.length;
      const isLast = c === cards.length - 1;
      // Words that are drawn in pieces, as in scripts without spaces, tell nothing.
      if (isLast ? there > own.length / 2 : there === 0 && own.length > 0 && own.some((word) => /^[A-Za-z]+$/.test(word)))
        lost.push(`${i + 1} "${card.name}" is ${isLast ? 'still' : 'no longer'} there`);
    }
  }
  return { faults: [], lost, all };
}

const wordsOf = (nodes: readonly SceneNode[]): string[] =>
  leaves(nodes).flatMap((node) =>
    node.type === 'shape' && node.text
      ? node.text.paragraphs.flatMap(({ runs }) =>
          runs
            .map(({ text }) => text)
            .join('')
            .split(/\s+/),
        )
      : [],
  );

/** Each page says what it said, but for its own number; in what order its words are read is the reader's affair. */
function otherWayRound({ before, after }: Drawn): Found {
  const said = (words: readonly PlacedWord[] = []): string[] =>
    words
      .map(({ text }) => text)
      .filter((text) => !/^\d+$/.test(text))
      // In joined scripts letters are compared: LibreOffice's PDF calls a ligature by its number in the font of the file, which depends on
      // the order of pages, and readers part words there.
      .flatMap((text) => (/\p{Script=Arabic}/u.test(text) ? (text.match(/\p{Script=Arabic}/gu) ?? []) : [text]))
      .toSorted();
  const lost = before.flatMap((words, i) => {
    const [was, is] = [said(words), said(after.at(-1 - i))];
    return was.join(' ') === is.join(' ') ? [] : [`${i + 1}: ${was.filter((word) => !is.includes(word))}`];
  });
  return { faults: [], lost, all: before.flat().length };
}

/** Points by which a word may move. */
const STILL = 2;

/** No word is lost or has moved. */
function inTheSamePlaces({ before, after }: Drawn): Found {
  const faults = before.flatMap((words, i) =>
    words.flatMap(({ text, left, top }) =>
      after[i]?.some((word) => word.text === text && Math.abs(word.left - left) + Math.abs(word.top - top) < STILL)
        ? []
        : [`${i + 1} ${text}`],
    ),
  );
  return { faults, lost: [], all: before.flat().length };
}
