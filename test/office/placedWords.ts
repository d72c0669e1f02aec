/** Where poppler finds the words of a PDF. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** In points, from the top left corner of the page. */
export interface PlacedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PageOfWords {
  readonly width: number;
  readonly height: number;
  readonly words: PlacedWord[];
}

/** Each page of the PDF at this path. */
export async function placedWords(pdf: string): Promise<PageOfWords[]> {
  const { stdout } = await run('pdftotext', ['-bbox', pdf, '-'], { maxBuffer: 2 ** 26 });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const [, width, height] = /^width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
      const words = [...page.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)/g)].map(
        ([, left, top, right, bottom, text]) => ({
          text: text ?? '',
          left: Number(left),
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
        }),
      );
      return { width: Number(width), height: Number(height), words };
    });
}
