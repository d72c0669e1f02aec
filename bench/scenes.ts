/**
 * `npm run bench -- scenes`: whether slides look as they did. Designs all kinds of slides in all templates and three scripts, and compares
 * what it gets with that of another checkout or of a file that it wrote before.
 *
 *     --write=FILE                keeps the digests
 *     --against=FILE|CHECKOUT     compares with a kept file, or with the folder of another checkout, designed now
 *     --families=swiss,tiles --templates=Lisbon --kinds=quote,cards --scripts=Latin,Arabic    only these
 *     --decks=every,short,typical,long    the texts that are set; all but "long" unless given, which takes five times as long as the others
 *     --list=40                   how many of the pages that differ are named, with what moved
 *
 * Ends with 1 when a page differs by more than half a point, or otherwise than by the order of its shapes.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { templateIds } from '@slidewright/contract/template';
import { templateById } from '../packages/engine/src/design/templates/templates.ts';
import { compareDigests, type Digests, TOLERANCE } from './scenes/compare.ts';
import { type Drawn, deckNames, kindNames, scriptNames, type Task } from './scenes/draw.ts';

const PROCESSES = 2;
const here = fileURLToPath(new URL('..', import.meta.url));

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    write: text,
    against: text,
    families: text,
    templates: text,
    kinds: text,
    scripts: text,
    decks: text,
    list: { ...text, default: '40' },
  },
});
const listed = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

/** Throws for a name that there is none of, lest a misspelt one compares nothing. */
function chosen(option: string, value: string | undefined, all: readonly string[], usual = all): readonly string[] {
  const names = listed(value);
  const wrong = names.find((name) => !all.includes(name));
  if (wrong !== undefined) throw new Error(`--${option}: "${wrong}" is none of ${all.join(', ')}`);
  return names.length > 0 ? names : usual;
}

const familyOf = (id: string): string => templateById(id).family;
const families = chosen('families', values.families, [...new Set(templateIds.map(familyOf))]);
const templates = chosen('templates', values.templates, templateIds).filter((id) => families.includes(familyOf(id)));
const tasks = templates.map(
  (template): Task => ({
    template,
    scripts: chosen('scripts', values.scripts, scriptNames),
    decks: chosen('decks', values.decks, deckNames, ['every', 'short', 'typical']),
    kinds: chosen('kinds', values.kinds, kindNames, []),
  }),
);

/** Each process draws one template after another, of those that the checkout has: a new one is not in the other. */
async function digestsOf(checkout: string): Promise<Digests> {
  const ids: { templateIds: readonly string[] } = await import(pathToFileURL(join(checkout, 'packages/contract/src/templateIds.ts')).href);
  const waiting = tasks.filter(({ template }) => ids.templateIds.includes(template));
  const parts: Drawn[] = [];
  const draw = (child: ChildProcess) =>
    new Promise<void>((done, fail) => {
      child.on('exit', (code) => (code === 0 || code === null ? done() : fail(new Error(`drawing ended with ${code}`))));
      child.on('message', (message: 'ready' | Drawn) => {
        if (message !== 'ready') parts.push(message);
        const task = waiting.shift();
        if (task) child.send(task);
        else child.kill();
      });
    });
  const script = fileURLToPath(new URL('scenes/draw.ts', import.meta.url));
  await Promise.all(Array.from({ length: Math.min(PROCESSES, tasks.length) }, () => draw(fork(script, [checkout]))));
  const seconds = parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const digests: Digests = Object.assign({}, ...parts.map((part) => part.digests));
  console.log(
    `${Object.keys(digests).length} pages and layouts of ${parts.length} templates in ${checkout}: ${seconds.toFixed(1)} s of designing`,
  );
  return digests;
}

/** Of a kept file only what was drawn now; pages that one side alone has are told by their deck, which was drawn on both. */
function read(file: string, now: Digests): Digests {
  const kept: Digests = JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
  const decks = new Set(Object.keys(now).map(deckOfPage));
  return Object.fromEntries(Object.entries(kept).filter(([page]) => decks.has(deckOfPage(page))));
}

const deckOfPage = (page: string): string => page.split(' ').slice(0, 4).join(' ');
const templateOfPage = (page: string): string => page.slice(0, page.indexOf(' '));

const now = await digestsOf(here);
if (values.write) {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 24 } };
  writeFileSync(values.write, brotliCompressSync(JSON.stringify(now), quick));
  console.log(`kept in ${values.write}: ${Math.round(statSync(values.write).size / 1024)} KB`);
}
if (values.against) {
  const other = resolve(values.against);
  if (!existsSync(other)) throw new Error(`--against: there is no ${other}`);
  const before = statSync(other).isDirectory() ? await digestsOf(other) : read(other, now);
  const had = new Set(Object.keys(before).map(templateOfPage));
  const added = templates.filter((id) => !had.has(id));
  if (added.length > 0) console.log(`not compared, since they are new: ${added.join(', ')}`);
  const compared = Object.fromEntries(Object.entries(now).filter(([page]) => had.has(templateOfPage(page))));
  const { equal, near, reordered, others } = compareDigests(before, compared);
  console.log(
    `${equal} equal, ${near.length} within ${TOLERANCE} pt, ${reordered.length} with shapes in another order, ${others.length} others`,
  );
  for (const { page, changes } of others.slice(0, Number(values.list)))
    console.log(`  ${page}: ${changes.slice(0, 3).join('; ')}${changes.length > 3 ? `; and ${changes.length - 3} more` : ''}`);
  if (others.length > Number(values.list)) {
    console.log('  and more; all by template and kind:');
    const group = (page: string) =>
      page
        .split(' ')
        .filter((_, i) => i === 0 || i === 3)
        .join(' ');
    for (const [name, some] of Map.groupBy(others, ({ page }) => group(page))) console.log(`    ${name}: ${some.length}`);
  }
  process.exitCode = others.length > 0 ? 1 : 0;
}
