/** The file's bookmarks: where there are any, they name the headings. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Level of a heading (1 is the outermost) by its text. */
export interface Outline {
  levelOf(text: string): number | undefined;
  readonly size: number;
}

const MAX_ENTRIES = 3000;
const MAX_DEPTH = 9;

export async function readOutline(pdf: PDFDocumentProxy): Promise<Outline> {
  const levels = new Map<string, number>();
  const walk = (nodes: readonly unknown[], level: number): void => {
    for (const node of nodes) {
      if (levels.size >= MAX_ENTRIES) return;
      const { title, items } = node as { title?: unknown; items?: unknown };
      if (typeof title === 'string') {
        const key = keyOf(title);
        if (key.length > 1 && !levels.has(key)) levels.set(key, level);
      }
      if (Array.isArray(items) && level < MAX_DEPTH) walk(items, level + 1);
    }
  };
  walk((await pdf.getOutline().catch(() => null)) ?? [], 1);
  return { size: levels.size, levelOf: (text) => levels.get(keyOf(text)) };
}

/** Letters alone: bookmarks differ from headings in blanks, case and in whether they carry the number. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*(?:(?:[\divxlc]{1,5}|[a-z])(?:\.[\d]{1,2})*[.)]?\s+)/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
