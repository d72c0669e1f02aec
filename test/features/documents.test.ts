/** Documents through the whole service: every kind becomes a deck, hostile ones do no harm, and nothing is left behind. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import {
  billionLaughs,
  crowdedDrawing,
  deepNesting,
  docxOf,
  expandingForms,
  externalEntity,
  lyingZipBomb,
  pageTreeLoop,
  pdfOfLine,
  traversingEntry,
  unpackingPdf,
  zipBomb,
} from '../fixtures/documents/hostile.ts';
import { pdfOf } from '../fixtures/documents/pdfOf.ts';
import { caller, type Descriptor, runCommand, type Settings, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A service with an account, and another process of workers if there is to be one. */
async function serving(t: TestContext, settings: Settings = {}, workers = false) {
  const dataDir = await temporaryFolder(t);
  const all = { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings };
  const create = ['account', 'create', '--email', 'ana@example.org', '--plan', 'pro', '--credits', '100', '--json'];
  const { key }: { key: string } = JSON.parse((await runCommand(create, all)).stdout);
  const processes = [startService('serve', all), ...(workers ? [startService('worker', { ...all, WORKERS: '1' })] : [])];
  t.after(async () => {
    for (const process of processes) process.signal('SIGTERM');
    await Promise.all(processes.map((process) => process.ended));
  });
  const url = (await processes[0]?.url) ?? '';
  const { ended } = caller(url, key);

  const send = async (bytes: Bytes) => {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'document');
    const start = performance.now();
    const response = await fetch(`${url}/v1/presentations/file`, { method: 'POST', headers: { 'x-api-key': key }, body });
    const answer = (await response.json()) as Descriptor & { error?: { message: string } };
    return { status: response.status, id: answer.id, message: answer.error?.message ?? '', ms: performance.now() - start };
  };
  const credits = async () => {
    const response = await fetch(`${url}/v1/me`, { headers: { 'x-api-key': key } });
    return ((await response.json()) as { credits: { remaining: number } }).credits.remaining;
  };
  /** What lies in the folder of uploads, or is kept for jobs. */
  const left = async () => {
    const received = await readdir(join(dataDir, 'tmp')).catch(() => []);
    const stored = await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []);
    return [...received, ...stored.filter((name) => name.endsWith('.source'))];
  };
  /** What a job was made of goes just after it is told to have ended. */
  const leavesNothing = async () => {
    let there = await left();
    for (const end = performance.now() + 30_000; there.length > 0 && performance.now() < end; there = await left()) await delay(50);
    assert.deepEqual(there, []);
  };
  const deckOf = async (bytes: Bytes): Promise<Bytes> => {
    const { id, message } = await send(bytes);
    assert.equal(message, '');
    const job = await ended(id);
    assert.equal(job.status, 'completed', job.error?.message);
    return new Uint8Array(await (await fetch(job.result?.url ?? '')).arrayBuffer());
  };
  return { url, send, ended, credits, leavesNothing, deckOf };
}

const fixture = async (path: string): Promise<Bytes> => new Uint8Array(await readFile(new URL(`../fixtures/${path}`, import.meta.url)));

test('text, PDF, DOCX and PPTX become decks, and a deck becomes another', async (t) => {
  const { deckOf, leavesNothing } = await serving(t);
  const deck = await deckOf(await fixture('texts/report.md'));
  const sources = [
    await fixture('documents/pdf/report-tagged.pdf'),
    await fixture('documents/pdf/pictures.pdf'),
    docxOf('Tea is a drink.'),
    deck,
  ];
  for (const source of sources) assert.ok((await deckOf(source)).length > 10_000);
  await leavesNothing();
});

const encrypted = Uint8Array.from(
  Buffer.concat([Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), Buffer.from('EncryptedPackage', 'utf16le')]),
);

for (const workers of [false, true]) {
  const where = workers ? 'in another process' : 'in the same process';
  test(`what is not read in time is accepted, and read by its job ${where}`, async (t) => {
    const settings: Settings = { READ_BEFORE_ACCEPT_MS: '0', TEXT_TOKEN_LIMIT: '50', ...(workers && { WORKERS: '0' }) };
    const { send, ended, credits, leavesNothing } = await serving(t, settings, workers);
    const outcomes = [];
    for (const bytes of [docxOf('Tea is a drink.'), encrypted, zipBomb(), docxOf('Tea is a drink. '.repeat(50))]) {
      const { status, id, message } = await send(bytes);
      assert.equal(status, 202, message);
      outcomes.push(await ended(id));
    }
    assert.deepEqual(
      outcomes.map(({ status, error }) => error?.code ?? status),
      ['completed', 'UPSTREAM_FAILURE', 'INPUT_TOO_LARGE', 'INPUT_TOO_LARGE'],
    );
    assert.match(outcomes[1]?.error?.message ?? '', /password/);
    assert.equal(await credits(), 99);
    await leavesNothing();
  });
}

const scan = pdfOf([
  '<</Type /Catalog /Pages 2 0 R>>',
  '<</Type /Pages /Kids [3 0 R] /Count 1>>',
  '<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>>',
]);

const harmless: readonly (readonly [what: string, bytes: Bytes, status: number, message: RegExp])[] = [
  ['a zip bomb', zipBomb(), 400, /too large when unpacked/],
  ['a zip bomb that lies', lyingZipBomb(), 400, /too large|damaged/],
  ['a billion laughs', billionLaughs(), 422, /document type/],
  ['an external entity', externalEntity(), 422, /document type/],
  ['10,000 levels', deepNesting(), 400, /nested more than 256 levels/],
  ['a path that leaves the archive', traversingEntry(), 422, /leads out/],
  ['a page tree that is its own child', pageTreeLoop(), 422, /damaged/],
  ['a page without text', scan, 422, /scan/],
  ['a drawing of a hundred million parts', expandingForms(), 400, /repeats/],
  ['a PDF that unpacks to a gigabyte', unpackingPdf(), 400, /unpacks/],
  ['half a PDF', pdfOfLine('Tea').slice(0, 120), 422, /damaged|no text/],
  ['an encrypted document', encrypted, 422, /password/],
];

test('hostile and broken documents are refused at once, and the service answers others meanwhile', async (t) => {
  const { url, send, credits, leavesNothing } = await serving(t, { READ_BEFORE_ACCEPT_MS: '30000' });
  await send(pdfOfLine('Tea'));
  await send(docxOf('Tea'));
  const waits: number[] = [];
  let refusing = true;
  const others = (async () => {
    while (refusing) {
      const start = performance.now();
      assert.equal((await fetch(`${url}/health`)).status, 200);
      waits.push(performance.now() - start);
      await delay(10);
    }
  })();
  const took: number[] = [];
  for (const [what, bytes, status, message] of harmless) {
    const answer = await send(bytes);
    // What took longer than READ_BEFORE_ACCEPT_MS to judge would have been accepted. On a busy machine a reader takes seconds to start.
    assert.equal(answer.status, status, `${what}: ${answer.message}`);
    assert.match(answer.message, message, what);
    took.push(answer.ms);
  }
  t.diagnostic(`the slowest was refused after ${Math.max(...took).toFixed(0)} ms`);
  refusing = false;
  await others;
  waits.sort((a, b) => a - b);
  const [usual = 0, longest = 0] = [waits[Math.floor(waits.length * 0.9)], waits.at(-1)];
  t.diagnostic(`${waits.length} others waited up to ${usual.toFixed(1)} ms, one in ten of them longer: up to ${longest.toFixed(1)} ms`);
  // Were documents read where requests are answered, the others would wait as long as a document takes.
  const aDocument = took.reduce((sum, ms) => sum + ms, 0) / took.length;
  assert.ok(usual < aDocument, `nine of ten waited up to ${usual} ms, a document took ${aDocument} ms`);
  assert.equal(await credits(), 98, 'what is refused costs nothing');
  await leavesNothing();
});

test('a document that takes all the time or memory there is holds nobody up', async (t) => {
  const { send, ended, credits, leavesNothing } = await serving(t, {
    READ_BEFORE_ACCEPT_MS: '500',
    READ_TIMEOUT_MS: '3000',
    READ_MEMORY_MB: '512',
  });
  assert.equal((await send(docxOf('Tea'))).status, 202);
  const greedy = [crowdedDrawing(), crowdedDrawing()].map(async (bytes) => {
    const { status, id } = await send(bytes);
    if (status !== 202) return status;
    const { error } = await ended(id);
    return error?.code;
  });
  for (const outcome of await Promise.all(greedy))
    assert.ok([400, 422, 'INPUT_TOO_LARGE', 'UPSTREAM_FAILURE'].includes(outcome ?? ''), `it ended in ${outcome}`);
  const after = await ended((await send(docxOf('Tea'))).id);
  assert.equal(after.status, 'completed', after.error?.message);
  assert.equal(await credits(), 98);
  await leavesNothing();
});
