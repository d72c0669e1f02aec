/** Runs as a document's markup gives them, made into those that a Document holds. */
import { plainText, type Run } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { unwrapped } from '../unwrapped.ts';

/** Controls, byte order marks, zero-width spaces and soft hyphens: never a word's own. */
const INVISIBLE = /[[\p{Cc}\ufeff\u200b\u2060\u00ad]--[\t\n\r]]/gv;

/**
 * Joins runs of the same emphasis and makes white space single. A line feed stays where the source breaks a line; a tab and blanks
 * become one space, also across runs.
 */
export function tidyRuns(raw: readonly Run[]): Run[] {
  const runs: Run[] = [];
  let before = '\n';
  for (const run of raw) {
    const text = cleaned(run.text, before);
    if (text === '') continue;
    const last = runs.at(-1);
    if (text.startsWith('\n') && last?.text.endsWith(' ')) last.text = last.text.slice(0, -1);
    if (last && (sameEmphasis(last, run) || (text.trim() === '' && !last.link))) last.text += text;
    else runs.push({ ...run, text });
    before = text.at(-1) ?? before;
  }
  return trimmed(runs);
}

function cleaned(text: string, before: string): string {
  const single = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n\u3000]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n');
  return /\s/.test(before) ? single.replace(before === '\n' ? /^\s+/ : /^ +/, '') : single;
}

const sameEmphasis = (a: Run, b: Run): boolean => a.bold === b.bold && a.italic === b.italic && a.code === b.code && a.link === b.link;

function trimmed(runs: Run[]): Run[] {
  for (let last = runs.at(-1); last; last = runs.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    runs.pop();
  }
  return runs;
}

/** What the runs say, on one line. */
export const lineOf = (runs: readonly Run[]): string => oneLine(plainText(unwrapped(runs)));

/** An address that may stand in a deck: nothing that a click could run. */
export function webLink(target: string | undefined): string | undefined {
  return target !== undefined && /^(?:https?:\/\/|mailto:)\S{1,2000}$/i.test(target) ? target : undefined;
}
