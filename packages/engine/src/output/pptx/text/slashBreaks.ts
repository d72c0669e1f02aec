/** Lines that end after a stroke ("and/or"): Unicode lets them, office applications only with a zero width space. */
import type { Paragraph, TextBody } from '../../../model/text.ts';

const ZERO_WIDTH_SPACE = '\u200B';
const stroke = /[/|]/;
/** Addresses and paths, in which an invisible character would be copied along. */
const address = /\/\/|@|\p{L}\.\p{L}|^[/~.]/u;

/** The body's paragraphs with a zero width space wherever one of their lines ends after a stroke. */
export function withSlashBreaks({ paragraphs, lines }: TextBody): Paragraph[] {
  const starts = paragraphs.map((): number[] => []);
  for (const line of lines) {
    const first = Math.min(...line.runs.flatMap((run) => (run.start === undefined ? [] : [run.start])));
    if (Number.isFinite(first) && first > 0) starts[line.paragraph]?.push(first);
  }
  return paragraphs.map((paragraph, i) => {
    const text = paragraph.runs.map((run) => run.text).join('');
    const breaks = (starts[i] ?? []).filter((at) => stroke.test(text[at - 1] ?? '') && !address.test(wordAround(text, at)));
    return breaks.length > 0 ? broken(paragraph, breaks) : paragraph;
  });
}

const wordAround = (text: string, at: number): string =>
  (/\S*$/.exec(text.slice(0, at))?.[0] ?? '') + (/^\S*/.exec(text.slice(at))?.[0] ?? '');

function broken(paragraph: Paragraph, breaks: readonly number[]): Paragraph {
  let start = 0;
  const runs = paragraph.runs.map((run) => {
    const own = breaks.map((at) => at - start).filter((at) => at > 0 && at <= run.text.length);
    start += run.text.length;
    return { ...run, text: [0, ...own].map((at, i) => run.text.slice(at, own[i])).join(ZERO_WIDTH_SPACE) };
  });
  return { ...paragraph, runs };
}
