/** Which of the pictures that a source offers suits best: by its proportions, its size, and the words that describe it. */
import type { PictureCandidate, PictureSearch } from '../world.ts';
import { tellingWords } from './query.ts';

/** Shares of the pixels wanted: less would blur. */
const LEAST_SHARE = 2 / 3;
/** What a source puts first it thinks best; its tenth picture loses this much. */
const RANK_WEIGHT = 0.3;
const WORDS_WEIGHT = 0.6;
const SHAPE_WEIGHT = 0.5;
/** Pictures of words: they cannot be read on a slide, and say something else than it does. */
const written =
  /\b(info-?graphics?|charts?|diagrams?|graphs?|screenshots?|logos?|posters?|flyers?|banners?|memes?|quotes?|templates?|worksheets?|powerpoint|ppt|pdf|text|typography|lettering|clip-?art|vectors?|icons?|maps?|schema)\b/i;

/** Best first. Those that are too small, much too long or wide, or full of words are left out. */
export function ranked(candidates: readonly PictureCandidate[], search: PictureSearch): PictureCandidate[] {
  const asked = tellingWords(search.query, search.language);
  const wordsWanted = written.test(search.query);
  return candidates
    .filter(({ description }) => wordsWanted || !written.test(description))
    .filter((candidate) => largeEnough(candidate, search))
    .map((candidate, i) => ({
      candidate,
      score: WORDS_WEIGHT * inCommon(candidate, asked) - SHAPE_WEIGHT * shapeLoss(candidate, search) - (RANK_WEIGHT * i) / 10,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}

/** Of a picture whose size is not known, that is seen when it is there. */
function largeEnough({ width, height }: PictureCandidate, search: PictureSearch): boolean {
  if (width === undefined || height === undefined) return true;
  return width >= search.width * LEAST_SHARE && height >= search.height * LEAST_SHARE && shapeLoss({ width, height }, search) < 0.75;
}

/** Share of the picture that is cut off. */
function shapeLoss({ width, height }: Pick<PictureCandidate, 'width' | 'height'>, wanted: PictureSearch): number {
  if (!width || !height) return 0.3;
  const [has, wants] = [width / height, wanted.width / wanted.height];
  return 1 - Math.min(has / wants, wants / has);
}

function inCommon({ description, language }: PictureCandidate, asked: readonly string[]): number {
  if (asked.length === 0) return 0;
  const said = tellingWords(description, language);
  return asked.filter((word) => said.some((other) => related(word, other))).length / asked.length;
}

/** The same word, or two forms of it. */
function related(a: string, b: string): boolean {
  if (a === b) return true;
  const least = Math.min(a.length, b.length);
  return least >= 4 && Math.abs(a.length - b.length) <= 3 && a.slice(0, Math.max(4, least - 1)) === b.slice(0, Math.max(4, least - 1));
}
