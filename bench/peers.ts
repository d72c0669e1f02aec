/**
 * `npm run bench:peers [-- PRESENTATIONS]`: Slidewright beside others that make or read presentations, in one run on the same inputs. Installs
 * what it compares with (packages of npm, and of Debian where this user may), and writes docs/benchmark.md, docs/benchmark.json and the
 * README's table. On Linux; about nine minutes on two cores with nothing else to do. What cannot be had is said to be missing.
 */
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTemporaryFolder } from '../test/fixtures/server/temporaryStore.ts';
import { curve } from './peers/curve.ts';
import { withRun } from './peers/history.ts';
import { judgePdf, judgePptx, type Made } from './peers/judgeFiles.ts';
import { type Format, type Maker, makers } from './peers/makers.ts';
import { type Measured, measureMaker } from './peers/measureMaker.ts';
import { pageOf, summaryOf } from './peers/page.ts';
import { installMegabytes, ownMegabytes, type PeerName, preparePeers } from './peers/peerVersions.ts';
import { readDocuments } from './peers/readDocuments.ts';
import type { MadeBy, Results } from './peers/results.ts';
import { serviceLevel } from './peers/serviceLevel.ts';
import { type Talk, talks } from './peers/talk.ts';
import { busySeconds, ownBusySeconds } from './peers/usage.ts';
import { type Writing, writeTalks } from './peers/writeTalks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Every script comes early, so that fewer presentations still have them all. */
const order = ['report', 'ar', 'ja', 'ru', 'hi', 'de', 'ta', 'zh-hans', 'fr', 'ko'];
const PRESENTATIONS = 8;
const wanted = Number(process.argv[2] ?? PRESENTATIONS);
/** With fewer presentations all else is measured less often, too. */
const rounds = wanted < PRESENTATIONS ? { alone: 2, service: 2, decks: 8, curve: 1 } : { alone: 3, service: 5, decks: 24, curve: 3 };
/** Made before those that count. */
const WARM_UP = 6;

const started = { time: performance.now(), busy: await busySeconds(), own: await ownBusySeconds() };
const say = (what: string): void => console.log(`${((performance.now() - started.time) / 1000).toFixed(0).padStart(5)} s  ${what}`);

say('installing what is compared with');
const peers = preparePeers();
const missing = (needs: readonly PeerName[]): string | undefined => needs.flatMap((name) => peers[name].missing ?? [])[0];

const ranks = new Map(order.map((name, rank) => [name, rank]));
const rank = ({ talk }: Writing): number => ranks.get(talk.name) ?? order.length;
const writings = talks()
  .map((talk, number): Writing => ({ talk, number }))
  .sort((a, b) => rank(a) - rank(b));
const [counted, warmUp] = [writings.slice(0, wanted), writings.slice(wanted, wanted + WARM_UP)];

const folder = await createTemporaryFolder();
try {
  const made: MadeBy[] = [];
  const filesOf = new Map<string, Record<'counted' | 'warmUp', Made[]>>();
  for (const maker of makers) made.push(await measured(maker));
  say('reading documents');
  const read = await readDocuments({ pdf: inTurn('pdf'), pptx: inTurn('pptx') }, folder.path, missing);
  say('the service');
  const upload = (kind: Format): string[] => inTurn(kind).counted.map(({ file }) => file);
  const docx = counted.map(({ talk }) => join(folder.path, 'docx', `${talk.name}.docx`));
  const service = await attempt(() => serviceLevel({ DOCX: docx, PDF: upload('pdf'), PPTX: upload('pptx') }, rounds.service, rounds.decks));
  say('how it grows');
  const grows = await attempt(() => curve(rounds.curve));
  await write({ ...(await circumstances()), made, read, ...(service && { service }), ...(grows && { curve: grows }) });

  async function measured(maker: Maker): Promise<MadeBy> {
    const { name, format, how } = maker;
    say(`${name}, ${format}`);
    const lacks = missing(maker.needs);
    if (lacks !== undefined) return { name, format, how, missing: lacks };
    try {
      return { name, format, how, ...(await makeAndJudge(maker)) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say(`  it failed: ${reason}`);
      return { name, format, how, failed: true, missing: reason.split('\n')[0]?.slice(0, 120) ?? '' };
    }
  }

  async function makeAndJudge(maker: Maker): Promise<Pick<MadeBy, 'measured' | 'pptx' | 'pdf'>> {
    const key = `${maker.name}.${maker.format}`;
    const own = join(folder.path, key.replace(/\W+/g, '-'));
    const jobs = await writeTalks(maker, [...counted, ...warmUp], own);
    const sources = maker.from === undefined ? undefined : filesOf.get(`${maker.from}.pptx`);
    const given = sources ? [...sources.counted, ...sources.warmUp].map(({ file }) => file) : jobs.map(({ source }) => source);
    const placed = jobs.map((job, i) => ({ ...job, source: given[i] ?? job.source }));
    // A program that takes a folder is given those alone that count.
    if (maker.many !== 'library') await Promise.all(placed.slice(wanted).map(({ source }) => (sources ? undefined : rm(source))));
    const orders = { counted: placed.slice(0, wanted), warmUp: placed.slice(wanted), alone: rounds.alone };
    const { files, ...taken }: Measured = await measureMaker(maker, own, orders);
    const made = counted.map(({ talk }, i): Made => ({ talk, file: files[i] ?? '' }));
    const warm = maker.many === 'library' ? warmUp.map(({ talk }, i): Made => ({ talk, file: orders.warmUp[i]?.out ?? '' })) : [];
    filesOf.set(key, { counted: made, warmUp: warm });
    const canShow = missing(['libreoffice', 'poppler']) === undefined;
    return {
      measured: { ...taken, installMegabytes: maker.name === 'Slidewright' ? ownMegabytes() : installMegabytes(maker.needs) },
      ...(maker.format === 'pptx' && { pptx: await judgePptx(made, own, canShow) }),
      ...(maker.format === 'pdf' && canShow && { pdf: await judgePdf(made, missing(['qpdf']) === undefined) }),
    };
  }

  /** Files of the format from each maker in turn, those left out that hold no text. */
  function inTurn(format: Format): Record<'counted' | 'warmUp', Made[]> {
    const sets = [...filesOf].filter(([key]) => key.endsWith(`.${format}`) && !key.startsWith('Marp CLI.pptx')).map(([, set]) => set);
    const libraries = sets.filter(({ warmUp: files }) => files.length > 0);
    const turn = (from: readonly Record<'counted' | 'warmUp', Made[]>[], which: 'counted' | 'warmUp', { length }: readonly Writing[]) =>
      Array.from({ length }, (_, i) => from[i % from.length]?.[which][i]).filter((file) => file !== undefined);
    return { counted: turn(sets, 'counted', counted), warmUp: turn(libraries, 'warmUp', warmUp) };
  }
} finally {
  await folder.remove();
}

/** What fails is left out of the page, so that nothing else is lost. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    say(`  it failed: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

async function circumstances(): Promise<Omit<Results, 'made' | 'read' | 'service' | 'curve'>> {
  const { version } = JSON.parse(await readFile(join(root, 'packages/server/package.json'), 'utf8')) as { version: string };
  const busy = (await busySeconds()) - started.busy;
  const own = (await ownBusySeconds()) - started.own;
  const slidesOf = ({ slides }: Talk): number => slides.length + 1;
  return {
    version,
    commit: execFileSync('git', ['-C', root, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    day: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores`,
    node: process.version.slice(1),
    others: Math.max(0, 1 - own / busy),
    minutes: (performance.now() - started.time) / 60_000,
    peers,
    texts: counted.map(({ talk }) => talk.name),
    warmUp: warmUp.length,
    slides: counted.reduce((sum, { talk }) => sum + slidesOf(talk), 0),
  };
}

async function write(results: Results): Promise<void> {
  const [page, history, readme] = ['docs/benchmark.md', 'docs/benchmark.json', 'README.md'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(page, pageOf(results));
  await writeFile(history, withRun(await readFile(history, 'utf8').catch(() => ''), results));
  const table = `<!-- benchmark -->\n${summaryOf(results)}\n<!-- /benchmark -->`;
  await writeFile(
    readme,
    (await readFile(readme, 'utf8')).replace(/<!-- benchmark -->[\s\S]*<!-- \/benchmark -->/, () => table),
  );
  say(`written: ${page}`);
  console.log(`\n${summaryOf(results)}`);
}
