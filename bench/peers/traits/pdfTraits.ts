/** What a PDF tells those who do not see it, as poppler and qpdf read it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PdfTraits {
  readonly tagged: boolean;
  /** Headings and tables among its tags. */
  readonly headings: number;
  readonly tables: number;
  /** Figures among them, and those that are described. */
  readonly figures: number;
  readonly described: number;
}

/** Without qpdf no figures are found. */
export async function pdfTraits(path: string, hasQpdf: boolean): Promise<PdfTraits> {
  const info = await run('pdfinfo', [path]);
  // The file has no tags: there is nothing to print.
  const tree = await run('pdfinfo', ['-struct', path], { maxBuffer: 2 ** 26 }).catch(() => ({ stdout: '' }));
  const objects = hasQpdf ? await plainObjects(path) : '';
  return { ...tagsOf(tree.stdout), ...figuresOf(objects), tagged: /^Tagged:\s+yes/m.test(info.stdout) };
}

/** The file's objects, one after the other, as text. A file with a fault that can be mended makes it end with 3. */
async function plainObjects(path: string): Promise<string> {
  const options = ['--qdf', '--object-streams=disable', '--warning-exit-0', path, '-'];
  return (await run('qpdf', options, { maxBuffer: 2 ** 29, encoding: 'latin1' })).stdout;
}

/** Counts in the tree of tags that pdfinfo prints, a tag a line. */
export function tagsOf(tree: string): Pick<PdfTraits, 'headings' | 'tables'> {
  const count = (tag: RegExp): number => tree.match(tag)?.length ?? 0;
  return { headings: count(/^ *H[1-6]?\b/gm), tables: count(/^ *Table\b/gm) };
}

/** Counts among objects as qpdf prints them: an entry of a dictionary a line, two blanks in. */
export function figuresOf(objects: string): Pick<PdfTraits, 'figures' | 'described'> {
  const figures = objects.split('\nendobj').filter((object) => /^ {2}\/S \/Figure$/m.test(object));
  return { figures: figures.length, described: figures.filter((figure) => /^ {2}\/Alt (\((?!\))|<(?!>))/m.test(figure)).length };
}
