import assert from 'node:assert/strict';
import test from 'node:test';
import { type Hand, startWorker } from './worker.ts';

const day = 86_400_000;

/** A worker on a list of jobs, which nothing but an announcement makes it look at. */
function workerOn(jobs: string[], hand: Partial<Hand<string>> = {}, claim = async () => jobs.shift(), pollMs = day) {
  const done: string[] = [];
  const errors: unknown[] = [];
  let announce = () => {};
  const verbs = {
    claim,
    hands: [{ ready: async () => {}, work: async (job: string) => done.push(job) > 0, ...hand }],
    onWork(listener: () => void) {
      announce = listener;
      return () => {};
    },
    onError: (cause: unknown) => errors.push(cause),
  };
  return { worker: startWorker(verbs, { pollMs }), done, errors, announce: () => announce() };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('works through what there is, then sleeps until more is announced', async () => {
  const jobs = ['a', 'b'];
  const { worker, done, announce } = workerOn(jobs);
  await turn();
  assert.deepEqual(done, ['a', 'b']);
  jobs.push('c');
  await turn();
  assert.deepEqual(done, ['a', 'b']);
  announce();
  await turn();
  assert.deepEqual(done, ['a', 'b', 'c']);
  await worker.stop(0);
});

test('an announcement during a claim that finds nothing is not slept through', async () => {
  const jobs: string[] = [];
  const slow = async () => {
    const job = jobs.shift();
    await turn();
    return job;
  };
  const { worker, done, announce } = workerOn(jobs, {}, slow);
  jobs.push('a');
  announce();
  await turn();
  await turn();
  await turn();
  assert.deepEqual(done, ['a']);
  await worker.stop(0);
});

test('nothing is claimed for a hand that is not ready, and stopping does not wait for it', async () => {
  const jobs = ['a'];
  const { worker } = workerOn(jobs, { ready: () => new Promise(() => {}) });
  await turn();
  await worker.stop(0);
  assert.deepEqual(jobs, ['a']);
});

test('what throws is reported and tried again at the next announcement', async () => {
  const jobs = ['a'];
  let broken = true;
  const claim = async () => {
    if (broken) throw new Error('locked');
    return jobs.shift();
  };
  const { worker, done, errors, announce } = workerOn(jobs, {}, claim);
  await turn();
  assert.equal(errors.length, 1);
  broken = false;
  announce();
  await turn();
  assert.deepEqual(done, ['a']);
  await worker.stop(0);
});

test('what goes on failing is tried less and less often, however much is announced', async () => {
  for (const fault of ['throws', 'is lost'] as const) {
    let claims = 0;
    const claim = async () => {
      claims++;
      if (fault === 'throws') throw new Error('the disk is full');
      return 'a';
    };
    const { worker, announce } = workerOn([], { work: async () => false }, claim, 20);
    const announcing = setInterval(announce, 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    clearInterval(announcing);
    assert.ok(claims >= 2 && claims <= 8, `${claims} claims in 300 ms when one ${fault}`);
    await worker.stop(0);
  }
});

test('stopping waits for the job for as long as it is told, then has it handed back', async () => {
  let handedBackAfter = 0;
  const start = performance.now();
  const work = (_job: string, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      signal.addEventListener('abort', () => {
        handedBackAfter = performance.now() - start;
        resolve(true);
      });
    });
  const jobs = ['a', 'b'];
  const { worker } = workerOn(jobs, { work });
  await turn();
  await worker.stop(50);
  assert.ok(handedBackAfter >= 49, `after ${handedBackAfter} ms`);
  assert.deepEqual(jobs, ['b'], 'nothing more was claimed');
});
