/**
 * What passes between wanting a deck and having one, for who has nothing yet: an empty folder and an empty cache of npm, then the installation, then the
 * first file. Of Slidewright and of what npm has beside it. Prints a table in Markdown. `npm run bench -- cold`; some minutes, and a network.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstDeck, npm, packInto } from './packed.ts';
import { peersFolder } from './peers/installNpm.ts';
import { megabytesOf } from './peers/installSize.ts';

interface Contender {
  readonly name: string;
  /** What is installed: names with versions, or tarballs. */
  packages(): readonly string[];
  /** Makes the first file in the folder that they were installed in. Seconds. */
  make(home: string): number | Promise<number>;
}

const root = mkdtempSync(join(tmpdir(), 'slidewright-cold-'));
/** The versions that the other benches compare with. */
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(peersFolder, 'package.json'), 'utf8'));
const pptxgenjs = '4.0.1';
const locked = (name: string): string => `${name}@${dependencies[name]}`;

const points = ['Trips grew by a third in a year.', 'The second boat is why.'];
const contenders: readonly Contender[] = [
  { name: 'Slidewright, from the start of the service', packages: () => packInto(root), make: serve },
  {
    name: 'PptxGenJS, a script with its API',
    packages: () => [`pptxgenjs@${pptxgenjs}`],
    make: (home) =>
      run(
        home,
        'deck.mjs',
        `import Pptx from 'pptxgenjs';
const deck = new Pptx();
deck.addSlide().addText('Ferries', { x: 1, y: 2, fontSize: 40 });
const slide = deck.addSlide();
slide.addText('Trips', { x: 0.5, y: 0.4, fontSize: 30 });
slide.addText(${JSON.stringify(points)}.map((text) => ({ text, options: { bullet: true, breakLine: true } })), { x: 0.5, y: 1.5, w: 9, h: 3 });
await deck.writeFile({ fileName: 'deck.pptx' });
`,
        ['deck.mjs'],
        'deck.pptx',
      ),
  },
  {
    name: 'Marp CLI, `marp --pptx`, with a Chromium that is there',
    packages: () => [locked('@marp-team/marp-cli')],
    make: (home) =>
      run(
        home,
        'deck.md',
        `# Ferries\n\n---\n\n## Trips\n\n${points.map((point) => `- ${point}`).join('\n')}\n`,
        ['node_modules/@marp-team/marp-cli/marp-cli.js', '--pptx', '--no-stdin', '-o', 'deck.pptx', 'deck.md'],
        'deck.pptx',
      ),
  },
  {
    name: 'Typst, its compiler as a library, a PDF',
    packages: () => [locked('@myriaddreamin/typst-ts-node-compiler')],
    make: (home) =>
      run(
        home,
        'deck.mjs',
        `import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { writeFileSync } from 'node:fs';
const content = ${JSON.stringify(`#set page(paper: "presentation-16-9")\n= Ferries\n#pagebreak()\n= Trips\n${points.map((point) => `- ${point}`).join('\n')}`)};
writeFileSync('deck.pdf', NodeCompiler.create().pdf({ mainFileContent: content }));
`,
        ['deck.mjs'],
        'deck.pdf',
      ),
  },
];

try {
  console.log(`| | installation | first file after it | both | npm downloaded | on the disk |\n|---|---:|---:|---:|---:|---:|`);
  for (const [index, contender] of contenders.entries()) console.log(await measured(contender, join(root, String(index))));
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}.`);
} finally {
  rmSync(root, { recursive: true, force: true });
}

async function measured({ name, packages, make }: Contender, folder: string): Promise<string> {
  // As `npx` has it: an installation that is one package's alone.
  const home = join(folder, '_npx/package');
  const cache = join(folder, 'cache');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"name":"empty","version":"1.0.0"}');
  const wanted = packages();
  const start = performance.now();
  npm(['install', '--no-audit', '--no-fund', ...wanted], home, cache);
  const install = (performance.now() - start) / 1000;
  const first = await make(home);
  const cells = [install, first, install + first].map((seconds) => `${seconds.toFixed(1)} s`);
  const sizes = [join(cache, '_cacache/content-v2'), join(home, 'node_modules')].map((path) => `${Math.round(megabytesOf(path))} MB`);
  return `| ${[name, ...cells, ...sizes].join(' | ')} |`;
}

async function serve(home: string): Promise<number> {
  return (await firstDeck({ modules: join(home, 'node_modules'), folder: home, key: undefined })).seconds;
}

/** Writes the source, runs Node with the arguments, and sees that the file is there. */
function run(home: string, name: string, source: string, args: readonly string[], file: string): number {
  writeFileSync(join(home, name), source);
  const start = performance.now();
  execFileSync(process.execPath, args, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  const seconds = (performance.now() - start) / 1000;
  if (statSync(join(home, file)).size < 1000) throw new Error(`${name} made no deck`);
  return seconds;
}
