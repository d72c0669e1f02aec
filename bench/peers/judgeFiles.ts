/** What the files of a maker are worth, looked at with other programs and with the tests' own rules. */
import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { recovered } from '../../test/fixtures/recoveredWords.ts';
import { placedWords } from '../../test/office/placedWords.ts';
import { lintPackage } from '../../test/pptx/packageLint.ts';
import { sdkFaults, validatorMissing } from '../../test/pptx/validate.ts';
import { officeCommand } from './makers.ts';
import { type Talk, textsOf } from './talk.ts';
import { runsOver } from './traits/pageTraits.ts';
import { pdfTraits } from './traits/pdfTraits.ts';
import { type PptxTraits, pptxTraits } from './traits/pptxTraits.ts';
import { run } from './usage.ts';

const ask = promisify(execFile);

export interface Made {
  readonly talk: Talk;
  readonly file: string;
}

/** A part of a whole: 3 of 5. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

export interface Scripts {
  readonly [script: string]: Share;
}

export interface PptxJudgement {
  /** Files without a fault; none where the validator has no binary. */
  readonly sdk?: Share;
  readonly lint: Share;
  readonly inPlaces: Share;
  readonly titled: Share;
  readonly charts: Share;
  readonly tables: Share;
  readonly themed: Share;
  readonly described: Share;
  /** Words that are text in the file. */
  readonly words: Scripts;
  /** Pages with words off the page or over one another, as LibreOffice shows them; none where it or poppler is missing. */
  readonly over?: Share;
}

export interface PdfJudgement {
  readonly valid?: Share;
  readonly tagged: Share;
  readonly headings: Share;
  readonly tables: Share;
  readonly described: Share;
  readonly words: Scripts;
  readonly over: Share;
}

const share = (part: number, whole: number): Share => ({ part, whole });
const sum = <T>(values: readonly T[], of: (value: T) => number): number => values.reduce((total, value) => total + of(value), 0);
const slidesWith = (talks: readonly Made[], what: 'chart' | 'table'): number =>
  sum(talks, ({ talk }) => talk.slides.filter((slide) => slide[what]).length);

export async function judgePptx(made: readonly Made[], folder: string, canShow: boolean): Promise<PptxJudgement> {
  const files = await Promise.all(made.map(async ({ talk, file }) => ({ talk, file, bytes: await readFile(file) })));
  const traits = files.map(({ bytes }) => pptxTraits(bytes));
  const total = (of: (each: PptxTraits) => number): number => sum(traits, of);
  // Pictures of words show none that could be looked at.
  const over = canShow && traits.some(({ letters }) => letters > 0) ? await pagesOver(await asPdf(made, folder)) : undefined;
  const sdk = validatorMissing ? undefined : await faultless(made);
  return {
    ...(sdk && { sdk }),
    lint: share(files.filter(({ bytes }) => lintPackage(bytes).length === 0).length, files.length),
    inPlaces: share(
      total(({ lettersInPlaces }) => lettersInPlaces),
      total(({ letters }) => letters),
    ),
    titled: share(
      total(({ titled }) => titled),
      total(({ slides }) => slides),
    ),
    charts: share(
      total(({ charts }) => charts),
      slidesWith(made, 'chart'),
    ),
    tables: share(
      Math.min(
        total(({ tables }) => tables),
        slidesWith(made, 'table'),
      ),
      slidesWith(made, 'table'),
    ),
    themed: share(
      total(({ themed }) => themed),
      total(({ themed, fixed }) => themed + fixed),
    ),
    described: share(
      total(({ described }) => described),
      total(({ objects }) => objects),
    ),
    words: wordsByScript(made.map(({ talk }, i) => ({ talk, reads: [traits[i]?.texts.join('\n') ?? ''] }))),
    ...(over && { over }),
  };
}

/** Two at a time: each takes a processor for a second. */
async function faultless(made: readonly Made[]): Promise<Share> {
  let valid = 0;
  for (let i = 0; i < made.length; i += 2) {
    const faults = await Promise.all(made.slice(i, i + 2).map(({ file }) => sdkFaults(file)));
    valid += faults.filter((each) => each.length === 0).length;
  }
  return share(valid, made.length);
}

async function asPdf(made: readonly Made[], folder: string): Promise<string[]> {
  const shown = join(folder, 'shown');
  await mkdir(shown, { recursive: true });
  const { program, args } = officeCommand(
    'pdf',
    shown,
    made.map(({ file }) => file),
  );
  await run(program, args);
  return made.map(({ file }) => join(shown, basename(file).replace('.pptx', '.pdf')));
}

async function pagesOver(pdfs: readonly string[]): Promise<Share> {
  const pages = (await Promise.all(pdfs.map(placedWords))).flat();
  return share(pages.filter(runsOver).length, pages.length);
}

export async function judgePdf(made: readonly Made[], hasQpdf: boolean): Promise<PdfJudgement> {
  const traits = await Promise.all(made.map(({ file }) => pdfTraits(file, hasQpdf)));
  const valid = hasQpdf ? (await Promise.all(made.map(({ file }) => isFaultless(file)))).filter(Boolean).length : 0;
  const slides = sum(made, ({ talk }) => talk.slides.length + 1);
  const tables = slidesWith(made, 'table');
  const reads = await Promise.all(
    made.map(async ({ talk, file }) => ({ talk, reads: await Promise.all([textOf(file), textOf(file, '-raw')]) })),
  );
  return {
    ...(hasQpdf && { valid: share(valid, made.length) }),
    tagged: share(traits.filter(({ tagged }) => tagged).length, made.length),
    headings: share(
      Math.min(
        slides,
        sum(traits, ({ headings }) => headings),
      ),
      slides,
    ),
    tables: share(
      Math.min(
        tables,
        sum(traits, (each) => each.tables),
      ),
      tables,
    ),
    described: share(
      sum(traits, ({ described }) => described),
      sum(traits, ({ figures }) => figures),
    ),
    words: wordsByScript(reads),
    over: await pagesOver(made.map(({ file }) => file)),
  };
}

const isFaultless = (file: string): Promise<boolean> =>
  ask('qpdf', ['--check', file]).then(
    () => true,
    () => false,
  );

async function textOf(pdf: string, ...options: string[]): Promise<string> {
  return (await ask('pdftotext', [...options, pdf, '-'], { maxBuffer: 2 ** 26 })).stdout;
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/^(ar|fa)\b/, 'Arabic'],
  [/^hi\b/, 'Devanagari'],
  [/^ta\b/, 'Tamil'],
  [/^(ru|uk)\b/, 'Cyrillic'],
  [/^(ja|zh|ko)\b/, 'East Asian'],
];
const scriptOf = (language: string): string => scripts.find(([pattern]) => pattern.test(language))?.[1] ?? 'Latin';

/** Of several ways in which a file was read the one counts that finds most. */
export function wordsByScript(
  read: readonly { talk: Pick<Talk, 'language'>; texts?: readonly string[]; reads: readonly string[] }[],
): Scripts {
  const found: Record<string, Share> = {};
  for (const { talk, texts = textsOf(talk as Talk), reads } of read) {
    const results = reads.map((text) => recovered(texts, text, talk.language));
    const best = results.toSorted((a, b) => a.missing.length - b.missing.length)[0] ?? { words: 0, missing: [] };
    const script = scriptOf(talk.language);
    const { part = 0, whole = 0 } = found[script] ?? {};
    found[script] = share(part + best.words - best.missing.length, whole + best.words);
  }
  return found;
}

export const allScripts = ['Latin', 'Cyrillic', 'Arabic', 'Devanagari', 'Tamil', 'East Asian'] as const;
