/** Whoever runs the service can look into a job; whoever ordered it is not told more than before. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contact, startWikiServer } from '../fixtures/research/wikiServer.ts';
import { caller, runCommand, startService } from '../fixtures/server/service.ts';
import { temporaryFolder } from '../fixtures/server/temporaryStore.ts';

test('the diagnostics of a job that asks for them are kept and shown on the command line alone', async (t) => {
  const wikipedia = await startWikiServer(t);
  const settings = {
    DATA_DIR: await temporaryFolder(t),
    RESEARCH: 'wikipedia',
    WIKIPEDIA_BASE_URL: wikipedia.baseUrl,
    WIKIPEDIA_CONTACT: contact,
  };
  const service = startService('serve', settings);
  t.after(async () => {
    service.signal('SIGKILL');
    await service.ended;
  });
  const url = await service.url;
  const key = /ppsk_[\w-]{43}/.exec(service.output().stdout)?.[0] ?? '';
  const { create, ended } = caller(url, key);
  const made = async (body: object) => ended((await create(body)).id);
  const show = async (id: string) => JSON.parse((await runCommand(['job', 'show', id, '--json'], settings)).stdout);
  /** They are kept just after the job is told to have ended. */
  const diagnosed = async (id: string) => {
    let shown = await show(id);
    for (let tries = 0; shown.diagnostics === null && tries < 20; tries++) shown = await show(id);
    return shown;
  };

  const debugged = await made({ text: '# Tea\n\nTea was first drunk in Yunnan.', debugMode: true });
  assert.deepEqual(Object.keys(debugged).sort(), ['completedAt', 'createdAt', 'id', 'result', 'status']);
  const { diagnostics, ...job } = await diagnosed(debugged.id);
  assert.equal(job.status, 'completed');
  assert.equal(job.attempts, 1);
  assert.equal(new URL(job.url).pathname, new URL(debugged.result?.url ?? '').pathname);
  assert.equal(diagnostics.outcome, 'made');
  assert.deepEqual(Object.keys(diagnostics.made.timings), ['read', 'write', 'illustrate', 'design', 'output']);
  assert.equal(diagnostics.made.writer.name, 'built-in');
  assert.deepEqual(diagnostics.made.findings, []);

  const { id: topic } = await create({ topic: 'Coffee', language: 'en', debugMode: true }, 'topic');
  await ended(topic);
  const { research } = (await diagnosed(topic)).diagnostics.made;
  assert.deepEqual(research.pages, [{ title: 'Coffee', url: 'https://en.wikipedia.org/wiki/Coffee' }]);
  assert.ok(research.ms > 0);
  const { id: own } = await create({ topic: 'Our onboarding of accountants', language: 'en', debugMode: true }, 'topic');
  await ended(own);
  assert.equal((await diagnosed(own)).diagnostics.made.research.none, 'Wikipedia has nothing on it');
  assert.deepEqual(wikipedia.faults, []);

  const failed = await made({ text: 'Tea', template: 'custom-x', debugMode: true });
  assert.match((await diagnosed(failed.id)).diagnostics.cause, /UNSUPPORTED_TEMPLATE/);

  const plain = await made({ text: 'Tea' });
  assert.equal((await show(plain.id)).diagnostics, null);

  const words = await runCommand(['job', 'show', debugged.id], settings);
  assert.match(words.stdout, /^Job +[\w-]+\nState +completed\n/);
  const unknown = await runCommand(['job', 'show', 'nobody'], settings);
  assert.equal(unknown.code, 1);
  assert.match(unknown.stderr, /no job "nobody"/);
});
