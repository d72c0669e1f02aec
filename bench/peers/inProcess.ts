/**
 * A process that writes talks with one of those that are libraries: `node inProcess.ts MAKER JOBS.json` prints, for each job, the seconds of
 * the clock and of the processor that it took.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { templateIds } from '@slidewright/contract/template';
import { peersFolder } from './installNpm.ts';
import type { Talk } from './talk.ts';

export type Library = 'slidewright.pptx' | 'slidewright.pdf' | 'pptxgenjs' | 'typst';

export interface Job {
  /** Paths: the talk as JSON and in the language of the maker where it has one, its photograph, the file to write. */
  readonly talk: string;
  readonly source: string;
  readonly photo: string;
  readonly out: string;
  /** Its place among all talks. */
  readonly number: number;
}

export interface Took {
  readonly wall: number;
  readonly cpu: number;
}

type Write = (job: Job) => Promise<Uint8Array>;
const require = createRequire(join(peersFolder, 'package.json'));
const talkOf = async ({ talk }: Job): Promise<Talk> => JSON.parse(await readFile(talk, 'utf8'));
/** Each in another template, since they do not all take the same. */
const templateOf = ({ number }: Job): string => templateIds[(number * 5) % templateIds.length] ?? 'Tokyo';

async function slidewright(format: 'pptx' | 'pdf'): Promise<Write> {
  const { writeWithSlidewright } = await import('./adapters/slidewright.ts');
  return async (job) => writeWithSlidewright(await talkOf(job), job.photo, templateOf(job), format);
}

/** Named here and not where it is loaded: checks look for what is named there, also where it is not installed. */
const typst = '@myriaddreamin/typst-ts-node-compiler';

/** What is used of it. */
interface Typst {
  NodeCompiler: { create(place: { workspace: string }): { pdf(from: { mainFilePath: string }): Uint8Array } };
}

const libraries: Readonly<Record<Library, () => Promise<Write>>> = {
  'slidewright.pptx': () => slidewright('pptx'),
  'slidewright.pdf': () => slidewright('pdf'),
  pptxgenjs: async () => {
    const { writeWithPptxGenJs } = await import('./adapters/pptxgenjs.ts');
    // Its ES module is a script by its package's own account; the CommonJS build is what Node can load.
    const Presentation = createRequire(import.meta.url)('pptxgenjs');
    return async (job) => writeWithPptxGenJs(Presentation, await talkOf(job), job.photo);
  },
  typst: async () => {
    const { NodeCompiler } = require(typst) as Typst;
    let compiler: ReturnType<Typst['NodeCompiler']['create']> | undefined;
    return async ({ source }) => {
      const workspace = dirname(source);
      compiler ??= NodeCompiler.create({ workspace });
      return compiler.pdf({ mainFilePath: relative(workspace, source) });
    };
  },
};

const [name = '', jobsPath = ''] = process.argv.slice(2);
const write = await libraries[name as Library]();
const jobs = JSON.parse(await readFile(jobsPath, 'utf8')) as Job[];
const took: Took[] = [];
for (const job of jobs) {
  const [start, cpuStart] = [performance.now(), process.cpuUsage()];
  const bytes = await write(job);
  const { user, system } = process.cpuUsage(cpuStart);
  took.push({ wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 });
  await writeFile(job.out, bytes);
}
console.log(JSON.stringify(took));
