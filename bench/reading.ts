/**
 * Reading documents: the engine's readers, which find headings, lists, tables and pictures, beside mammoth for DOCX and, for PDF, beside
 * pdf.js giving the bare text. No peer that finds its way through a PPTX installs without running scripts.
 */
import { readFile } from '@slidewright/engine/read/file';
import mammoth from 'mammoth';
import { openPdf } from '../packages/engine/src/read/pdf/open.ts';
import { median } from './median.ts';
import { docxOfPages, pdfOfPages, pptxOfSlides } from './reading/documents.ts';

export interface ReadingTimes {
  readonly name: string;
  /** Milliseconds: medians, warm. */
  readonly ours: number;
  readonly peer: number | undefined;
  readonly peerName: string | undefined;
}

const WARM_UP = 3;

export async function benchReading(rounds = 15): Promise<ReadingTimes[]> {
  const pdf = pdfOfPages(20);
  const docx = docxOfPages(20);
  const pptx = await pptxOfSlides(30);
  const ours = (bytes: Uint8Array) => time(rounds, () => readFile(bytes));
  return [
    { name: 'PDF of 20 pages', ours: await ours(pdf), peer: await time(rounds, () => bareText(pdf)), peerName: 'pdf.js, bare text' },
    {
      name: 'DOCX of 20 pages',
      ours: await ours(docx),
      peer: await time(rounds, () => mammoth.convertToHtml({ buffer: Buffer.from(docx) })),
      peerName: 'mammoth',
    },
    { name: 'PPTX of 30 slides', ours: await ours(pptx), peer: undefined, peerName: undefined },
  ];
}

async function bareText(bytes: Uint8Array): Promise<string> {
  const { pdf, close } = await openPdf(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await close();
  return pages.join('\n');
}

async function time(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    const start = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - start);
  }
  return median(times);
}
