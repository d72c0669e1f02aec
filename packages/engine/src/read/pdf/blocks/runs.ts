/** A passage's text as runs: bold, italic and linked stretches told apart. */
import type { Run } from '../../../model/document.ts';
import { joinWrapped } from '../line/joinWrapped.ts';
import type { Line } from '../line/line.ts';

/** `skip` characters at the beginning are a list's mark. */
export function runsOf(lines: readonly Line[], skip = 0): Run[] {
  const allBold = lines.every((line) => line.bold);
  const allMono = lines.every((line) => line.mono || line.spans.every((span) => span.font.mono));
  const allItalic = lines.every((line) => line.italic);
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const head = line.pieces[0]?.text ?? '';
    if (last) {
      // The joint decides about the blank or hyphen between the two lines.
      const joined = joinWrapped(last.text, head);
      last.text = joined.slice(0, joined.length - head.length);
    }
    for (const piece of line.pieces) {
      const { span } = piece;
      add(runs, {
        text: piece.space ? ` ${piece.text}` : piece.text,
        ...(span.font.bold && !allBold && { bold: true }),
        ...(span.font.italic && !allItalic && { italic: true }),
        ...(span.font.mono && !allMono && { code: true }),
        ...(span.link && { link: span.link }),
      });
    }
  }
  return trimmed(runs, skip);
}

function add(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  const same = last && last.bold === run.bold && last.italic === run.italic && last.code === run.code && last.link === run.link;
  if (same) last.text += run.text;
  else if (last && run.text.startsWith(' ')) {
    // The blank between two runs belongs to neither's emphasis.
    last.text += ' ';
    runs.push({ ...run, text: run.text.slice(1) });
  } else runs.push({ ...run });
}

function trimmed(runs: Run[], skip: number): Run[] {
  let left = skip;
  const result: Run[] = [];
  for (const run of runs) {
    let text = run.text.normalize('NFC').replace(/\s+/g, ' ');
    if (result.length === 0) text = text.trimStart();
    const cut = Math.min(left, text.length);
    left -= cut;
    text = text.slice(cut);
    if (text !== '') result.push({ ...run, text });
  }
  const last = result.at(-1);
  if (last) last.text = last.text.trimEnd();
  return result.filter((run) => run.text !== '');
}
