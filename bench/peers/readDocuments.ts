/** Readers of documents beside each other: what they take, and what of the words and headings they find. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenTexts } from '../../test/fixtures/writtenTexts.ts';
import { median } from '../median.ts';
import { docxOf, passagesOf } from '../reading/documents.ts';
import type { ReaderName } from '../reading/readers.ts';
import type { Took } from './inProcess.ts';
import { type Made, type Scripts, type Share, wordsByScript } from './judgeFiles.ts';
import type { PeerName } from './peerVersions.ts';
import type { Reading } from './readInProcess.ts';
import { textsOf } from './talk.ts';
import { run, type Usage } from './usage.ts';

type Kind = 'docx' | 'pdf' | 'pptx';

export interface ReadBy {
  readonly kind: Kind;
  readonly name: string;
  readonly missing?: string;
  readonly measured?: {
    readonly cold: Usage;
    readonly warm?: Took;
    readonly words: Scripts;
    readonly headings?: Share;
    readonly failed: number;
  };
}

interface Source {
  readonly file: string;
  readonly language: string;
  readonly texts: readonly string[];
  readonly headings: readonly string[];
}

interface Rival {
  readonly kind: Kind;
  readonly name: string;
  readonly needs: readonly PeerName[];
  /** A library of Node, or a program that prints what it reads. */
  readonly reader: ReaderName | ((file: string) => [program: string, ...args: string[]]);
}

const rivals: readonly Rival[] = [
  { kind: 'docx', name: 'Slidewright', needs: [], reader: 'slidewright' },
  { kind: 'docx', name: 'mammoth', needs: ['mammoth'], reader: 'mammoth' },
  { kind: 'docx', name: 'officeparser', needs: ['officeparser'], reader: 'officeparser' },
  { kind: 'docx', name: 'pandoc', needs: ['pandoc'], reader: (file) => ['pandoc', '--to=plain', '--wrap=none', file] },
  { kind: 'pptx', name: 'Slidewright', needs: [], reader: 'slidewright' },
  { kind: 'pptx', name: 'officeparser', needs: ['officeparser'], reader: 'officeparser' },
  { kind: 'pdf', name: 'Slidewright', needs: [], reader: 'slidewright' },
  { kind: 'pdf', name: 'unpdf', needs: ['unpdf'], reader: 'unpdf' },
  { kind: 'pdf', name: 'officeparser', needs: ['officeparser'], reader: 'officeparser' },
  { kind: 'pdf', name: 'poppler (`pdftotext`)', needs: ['poppler'], reader: (file) => ['pdftotext', file, '-'] },
];

const ALONE = 3;

/**
 * `made` are files of several makers, those to warm up with first. Each document is read once in a process of all, and some in a process of
 * their own.
 */
export async function readDocuments(
  made: Readonly<Record<'pdf' | 'pptx', { warmUp: readonly Made[]; counted: readonly Made[] }>>,
  folder: string,
  missing: (needs: readonly PeerName[]) => string | undefined,
): Promise<ReadBy[]> {
  const counted = new Set(made.pptx.counted.map(({ talk }) => talk.name));
  const documents = { docx: await docxSources(folder, counted), pdf: slideSources(made.pdf), pptx: slideSources(made.pptx) };
  const results: ReadBy[] = [];
  for (const rival of rivals) {
    const { kind, name, needs } = rival;
    const lacks = missing(needs);
    results.push(
      lacks === undefined ? { kind, name, measured: await measure(rival, documents[kind], folder) } : { kind, name, missing: lacks },
    );
  }
  return results;
}

interface Sources {
  readonly warmUp: readonly Source[];
  readonly counted: readonly Source[];
}

async function measure({ reader }: Rival, { warmUp, counted }: Sources, folder: string): Promise<NonNullable<ReadBy['measured']>> {
  const alone = counted.filter((_, i) => i % Math.ceil(counted.length / ALONE) === 0);
  const cold: Usage[] = [];
  const readings: Reading[] = [];
  if (typeof reader === 'function') {
    for (const { file } of counted) {
      const { stdout, ...usage } = await run(...asCommand(reader(file)));
      cold.push(usage);
      readings.push({ ...usage, text: stdout });
    }
  } else {
    const list = join(folder, 'documents.json');
    const read = async (sources: readonly Source[]) => {
      await writeFile(list, JSON.stringify(sources.map(({ file }) => file)));
      const { stdout, ...usage } = await run(process.execPath, [script, reader, list]);
      return { usage, readings: JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as Reading[] };
    };
    for (const source of alone) cold.push((await read([source])).usage);
    readings.push(...(await read([...warmUp, ...counted])).readings.slice(warmUp.length));
  }
  const middle = (of: (usage: Usage) => number): number => median(cold.map(of));
  const heard = counted.map((source, i) => ({ source, reading: readings[i] ?? { wall: 0, cpu: 0 } }));
  const knowsHeadings = heard.some(({ reading }) => reading.headings);
  return {
    cold: { wall: middle(({ wall }) => wall), cpu: middle(({ cpu }) => cpu), memory: middle(({ memory }) => memory) },
    ...(typeof reader === 'string' && {
      warm: { wall: median(readings.map(({ wall }) => wall)), cpu: median(readings.map(({ cpu }) => cpu)) },
    }),
    words: wordsByScript(heard.map(({ source, reading }) => ({ talk: source, texts: source.texts, reads: [reading.text ?? ''] }))),
    ...(knowsHeadings && { headings: headingsFound(heard) }),
    failed: readings.filter(({ text }) => text === undefined).length,
  };
}

const script = join(import.meta.dirname, 'readInProcess.ts');
const asCommand = ([program, ...args]: [string, ...string[]]): [string, string[]] => [program, args];

/** Blanks and marks of direction apart. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]+/gu, '');

function headingsFound(heard: readonly { source: Source; reading: Reading }[]): Share {
  const wanted = heard.flatMap(({ source, reading }) => {
    const found = new Set((reading.headings ?? []).map(bare));
    return source.headings.map((heading) => found.has(bare(heading)));
  });
  return { part: wanted.filter(Boolean).length, whole: wanted.length };
}

/** The sample texts as Word documents. */
async function docxSources(folder: string, counted: ReadonlySet<string>): Promise<Sources> {
  const own = join(folder, 'docx');
  await mkdir(own, { recursive: true });
  const sources = await Promise.all(
    writtenTexts.map(async ({ name, text, document }) => {
      const passages = passagesOf(text);
      const file = join(own, name.replace('.md', '.docx'));
      await writeFile(file, docxOf(passages));
      const headings = passages.flatMap((passage) => (passage.heading ? [passage.text] : []));
      return {
        file,
        language: document.language ?? 'en',
        texts: passages.map((passage) => passage.text),
        headings,
        name: name.replace('.md', ''),
      };
    }),
  );
  return { warmUp: sources.filter(({ name }) => !counted.has(name)), counted: sources.filter(({ name }) => counted.has(name)) };
}

function slideSources({ warmUp, counted }: { warmUp: readonly Made[]; counted: readonly Made[] }): Sources {
  const source = ({ talk, file }: Made): Source => ({
    file,
    language: talk.language,
    texts: textsOf(talk),
    headings: [talk.title, ...talk.slides.map(({ title }) => title)],
  });
  return { warmUp: warmUp.map(source), counted: counted.map(source) };
}
