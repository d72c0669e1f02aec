/** Whether a word of a set text is divided at the end of a line: what is read at a glance had better be smaller. */
import type { MeasuredText } from '../../text/typesetter.ts';

const SOFT_HYPHEN = '\u00ad';

export const isHyphenated = ({ paragraphs }: Pick<MeasuredText, 'paragraphs'>): boolean =>
  paragraphs.some(({ runs }) => runs.some(({ text }) => text.includes(SOFT_HYPHEN)));
