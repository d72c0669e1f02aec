/** What stands behind the last of several paragraphs that begin with their labels is the text's again, and not that label's. */
import { plainText } from '../../model/document.ts';
import { countWords, wordiness } from '../sentence/measure.ts';
import type { Outline, Section } from './outline.ts';

const FEWEST_LABELS = 3;
/** Words, as many as in English, of what goes on below the last label. */
const FEWEST_WORDS = 20;

/** The outline with such an end as a section without heading. */
export function withOpenEnd(outline: Outline, language: string): Outline {
  const { sections } = outline;
  const labelled = sections.filter(({ runIn }) => runIn);
  const last = sections.at(-1);
  if (!last?.runIn || labelled.length < FEWEST_LABELS || !labelled.every((section) => section === last || isAlone(section))) return outline;
  const [own, ...others] = last.blocks;
  const behind = others[0];
  const words = behind?.type === 'paragraph' ? countWords(plainText(behind.runs)) : 0;
  if (!own || words < FEWEST_WORDS * wordiness(language)) return outline;
  const end: Section = { index: sections.length, part: last.part + 1, heading: undefined, role: 'body', path: [], blocks: others };
  return { ...outline, sections: [...sections.slice(0, -1), { ...last, blocks: [own] }, end] };
}

/** A label's paragraph, and a list that it leads to. */
const isAlone = ({ blocks }: Section): boolean => blocks.slice(1).every(({ type }) => type !== 'paragraph');
