/** Runs without the line feeds of the editor, or the word processor, that wrapped them. */
import type { Run } from '../model/document.ts';
import { joinedLines, joint } from './normalize.ts';

/**
 * Breaks inside a paragraph become spaces, or nothing between scripts that are written without them; also where the break
 * stands between two runs ("as the\n**rules** say"). The space stays with the run that has the break, so that no link or bold word begins with it.
 */
export function unwrapped(runs: readonly Run[]): Run[] {
  let before = '';
  return runs.map((run, i) => {
    const text = run.text.includes('\n') ? unwrappedText(run.text, before, runs[i + 1]?.text.replace(/^\n+/, '') ?? '') : run.text;
    if (text !== '') before = text.slice(-2);
    return text === run.text ? run : { ...run, text };
  });
}

function unwrappedText(text: string, before: string, after: string): string {
  const lines = text.split('\n');
  const joined = joinedLines(lines);
  const lead = lines[0] === '' ? gap(before, joined) : '';
  const trail = lines.at(-1) === '' ? gap(joined === '' ? before : joined, after) : '';
  return lead + joined + trail;
}

/** What stands between two pieces of one line, unless a blank does already. */
const gap = (above: string, below: string): string =>
  /\s$/.test(above) || /^\s/.test(below) ? '' : joint(above.slice(-2), below.slice(0, 2));
