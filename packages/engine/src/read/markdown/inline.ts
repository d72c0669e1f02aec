/** Phrasing content (text, emphasis, links, code) as runs. */
import type { Run } from '../../model/document.ts';
import type { PhrasingContent } from './nodes.ts';

type Look = Omit<Run, 'text'>;

/** Emphasis nested deeper than this is read as plain text: nobody wrote it on purpose. */
const DEEPEST = 40;

/** Runs of the same look are joined, white space is collapsed and the ends are trimmed. Pictures and HTML tags leave nothing. */
export function runsOf(nodes: readonly PhrasingContent[]): Run[] {
  const runs: Run[] = [];
  collect(nodes, {}, runs, 0);
  return tidy(runs);
}

function collect(nodes: readonly PhrasingContent[], look: Look, runs: Run[], depth: number): void {
  if (depth > DEEPEST) return;
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        runs.push({ ...look, text: node.value });
        break;
      case 'inlineCode':
        runs.push({ ...look, code: true, text: node.value });
        break;
      case 'break':
        runs.push({ ...look, text: '\n' });
        break;
      case 'strong':
        collect(node.children, { ...look, bold: true }, runs, depth + 1);
        break;
      case 'emphasis':
        collect(node.children, { ...look, italic: true }, runs, depth + 1);
        break;
      case 'link':
        collect(node.children, /^(?:https?:|mailto:)/i.test(node.url) ? { ...look, link: node.url } : look, runs, depth + 1);
        break;
      case 'delete':
      case 'linkReference':
        collect(node.children, look, runs, depth + 1);
        break;
      case 'html':
        if (/^<br\b/i.test(node.value)) runs.push({ ...look, text: '\n' });
        break;
      case 'image':
      case 'imageReference':
      case 'footnoteReference':
        break;
    }
  }
}

function tidy(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const text = run.text.replace(/[ \t\u00a0]+/g, ' ').replace(/ ?\n ?/g, '\n');
    const last = out.at(-1);
    const glued = last && /\s$/.test(last.text) ? text.replace(/^ /, '') : text;
    if (glued === '') continue;
    if (last && sameLook(last, run)) out[out.length - 1] = { ...last, text: last.text + glued };
    else out.push({ ...run, text: glued });
  }
  const first = out[0];
  if (first) out[0] = { ...first, text: first.text.trimStart() };
  const end = out.at(-1);
  if (end) out[out.length - 1] = { ...end, text: end.text.trimEnd() };
  return out.filter((run) => run.text !== '');
}

const sameLook = (a: Run, b: Run): boolean => a.bold === b.bold && a.italic === b.italic && a.code === b.code && a.link === b.link;
