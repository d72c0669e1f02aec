/** Those who make files of talks: how each is started, and what it needs. */
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Dialect } from './adapters/markdown.ts';
import type { Job, Library } from './inProcess.ts';
import { peersFolder } from './installNpm.ts';
import type { PeerName } from './peerVersions.ts';

export type Format = 'pptx' | 'pdf';

export interface Maker {
  readonly name: string;
  readonly format: Format;
  /** What it is given, and how it is started. */
  readonly how: string;
  readonly needs: readonly PeerName[];
  /** What its source is written in; none where it takes the talk as it is. */
  readonly source?: 'typst' | Dialect;
  /** Makes the file of another maker of this program into its own. */
  readonly from?: string;
  /**
   * How it makes many: as a library in one process, whose later files are timed one by one; in one process that takes them all; or in a
   * process each.
   */
  readonly many: 'library' | 'oneProcess' | 'processEach';
  /** The jobs' files are in a folder each for sources and results when there are several. */
  command(jobs: readonly Job[], jobsFile: string): { program: string; args: string[]; env?: NodeJS.ProcessEnv };
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const library = (name: Library): Pick<Maker, 'many' | 'command'> => ({
  many: 'library',
  command: (_, jobsFile) => ({ program: process.execPath, args: [here('inProcess.ts'), name, jobsFile] }),
});

/** Chromium refuses to start as root with its sandbox. */
const marp = (...kind: string[]): Pick<Maker, 'many' | 'command' | 'source'> => ({
  many: 'oneProcess',
  source: 'marp',
  command: (jobs) => {
    const [first] = jobs;
    const place =
      jobs.length === 1 && first ? [first.source, '-o', first.out] : ['-I', dirname(first?.source ?? ''), '-o', dirname(first?.out ?? '')];
    const env = { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium', CHROME_NO_SANDBOX: '1' };
    const script = join(peersFolder, 'node_modules/@marp-team/marp-cli/marp-cli.js');
    return { program: process.execPath, args: [script, ...kind, '--allow-local-files', '--browser-timeout', '120', ...place], env };
  },
});

export const makers: readonly Maker[] = [
  {
    name: 'Slidewright',
    format: 'pptx',
    how: 'the engine on a Deck, a template for each talk in turn',
    needs: [],
    ...library('slidewright.pptx'),
  },
  {
    name: 'PptxGenJS',
    format: 'pptx',
    how: 'its API, with a master that has places for title and text',
    needs: ['pptxgenjs'],
    ...library('pptxgenjs'),
  },
  {
    name: 'pandoc',
    format: 'pptx',
    how: '`pandoc deck.md -o deck.pptx`',
    needs: ['pandoc'],
    source: 'pandoc',
    many: 'processEach',
    command: ([job]) => ({
      program: 'pandoc',
      args: [basename(job?.source ?? ''), '-o', job?.out ?? '', '--resource-path', dirname(job?.source ?? '')],
    }),
  },
  {
    name: 'python-pptx',
    format: 'pptx',
    how: 'its API on its default template',
    needs: ['python-pptx'],
    many: 'oneProcess',
    command: (jobs) => ({
      program: '/usr/bin/python3',
      args: [here('adapters/pythonPptx.py'), ...jobs.flatMap(({ talk, out, photo }) => [talk, out, photo])],
    }),
  },
  { name: 'Marp CLI', format: 'pptx', how: '`marp --pptx`', needs: ['marp', 'chromium'], ...marp('--pptx') },
  {
    name: 'Marp CLI, editable',
    format: 'pptx',
    how: '`marp --pptx --pptx-editable`',
    needs: ['marp', 'chromium', 'libreoffice'],
    ...marp('--pptx', '--pptx-editable'),
  },
  { name: 'Slidewright', format: 'pdf', how: 'as above, asked for a PDF', needs: [], ...library('slidewright.pdf') },
  { name: 'Marp CLI', format: 'pdf', how: '`marp --pdf`', needs: ['marp', 'chromium'], ...marp('--pdf') },
  { name: 'Typst', format: 'pdf', how: 'its compiler as a library of Node', needs: ['typst'], source: 'typst', ...library('typst') },
  {
    name: 'LibreOffice',
    format: 'pdf',
    how: '`soffice --convert-to pdf`, asked for tags, on the PPTX that Slidewright made of the talk',
    needs: ['libreoffice'],
    from: 'Slidewright',
    many: 'oneProcess',
    command: (jobs) => {
      const [first] = jobs;
      return officeCommand(
        TAGGED_PDF,
        dirname(first?.out ?? ''),
        jobs.map(({ source }) => source),
      );
    },
  },
];

const TAGGED_PDF = 'pdf:impress_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}';

/** A profile of its own: one that is open elsewhere would refuse a second process. */
export function officeCommand(to: string, folder: string, files: readonly string[]): { program: string; args: string[] } {
  const profile = `-env:UserInstallation=file://${join(dirname(folder), 'office-profile')}`;
  return { program: 'soffice', args: ['--headless', profile, '--convert-to', to, '--outdir', folder, ...files] };
}
