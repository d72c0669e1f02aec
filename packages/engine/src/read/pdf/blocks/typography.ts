/** What type is usual in a document, against which headings stand out. */
import type { Line } from '../line/line.ts';

export interface Typography {
  /** Size of most of the text, in points. */
  readonly body: number;
  /** Whether few enough letters are bold that bold type says something. */
  readonly boldMeans: boolean;
  /** Whether so much text is set in this size that it is not a heading's. */
  isCommon(size: number): boolean;
}

export function typographyOf(lines: readonly Line[]): Typography {
  const sizes = new Map<number, number>();
  let all = 0;
  let bold = 0;
  for (const line of lines) {
    const count = line.text.length;
    const size = Math.round(line.size * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + count);
    all += count;
    if (line.bold) bold += count;
  }
  let body = 10;
  let most = 0;
  for (const [size, count] of sizes) {
    if (count > most) {
      body = size;
      most = count;
    }
  }
  return {
    body,
    boldMeans: bold < 0.4 * all,
    isCommon: (size) => (sizes.get(Math.round(size * 2) / 2) ?? 0) > 0.3 * all,
  };
}
