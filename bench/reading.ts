/** Reading documents: the engine's readers, which find headings, lists, tables and pictures, beside others in the same run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPeers } from './peers/installNpm.ts';
import { docxOfPages, pdfOfPages, pptxOfSlides } from './reading/documents.ts';
import type { ReaderName } from './reading/readers.ts';

export interface ReadingTimes {
  readonly name: string;
  /** Milliseconds by reader: medians, warm. A reader that is not installed here is left out. */
  readonly times: Readonly<Partial<Record<ReaderName, number>>>;
}

const script = fileURLToPath(new URL('./reading/measure.ts', import.meta.url));

export async function benchReading(rounds = 15): Promise<ReadingTimes[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slidewright-bench-'));
  const others = installPeers();
  const measure = (name: string, fileName: string, bytes: Uint8Array, readers: readonly ReaderName[]): ReadingTimes => {
    const file = join(folder, fileName);
    writeFileSync(file, bytes);
    const installed = readers.filter((reader) => others || reader === 'slidewright' || reader === 'mammoth');
    const timeOf = (reader: ReaderName) =>
      Number(execFileSync(process.execPath, [script, reader, file, String(rounds)], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { name, times: Object.fromEntries(installed.map((reader) => [reader, timeOf(reader)])) };
  };
  try {
    return [
      measure('PDF of 20 pages', 'pages.pdf', pdfOfPages(20), ['slidewright', 'unpdf', 'officeparser']),
      measure('DOCX of 20 pages', 'pages.docx', docxOfPages(20), ['slidewright', 'mammoth', 'officeparser']),
      measure('PPTX of 30 slides', 'slides.pptx', await pptxOfSlides(30), ['slidewright', 'officeparser']),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
