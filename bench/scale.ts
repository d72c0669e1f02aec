/**
 * `npm run bench -- scale [SECONDS]`: the queue's own acts on PostgreSQL, with engines that are made up: two hundred workers take and end
 * presentations as fast as the database lets them, while others are accepted. Says how many a second there are with how many workers,
 * accounts and waiting presentations, and what it would be if a worker claimed several at a time.
 * All of it, the database too, is on this machine.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createQueue } from '../packages/server/src/jobs/queue.ts';
import { completeClaim } from '../packages/server/src/jobs/settle.ts';
import { claimJob } from '../packages/server/src/store/claimJob.ts';
import { type Database, openDatabase } from '../packages/server/src/store/database.ts';
import { saveCheckpoint } from '../packages/server/src/store/saveCheckpoint.ts';
import { startPostgres } from '../test/fixtures/server/postgresServer.ts';
import { createTemporaryFolder } from '../test/fixtures/server/temporaryStore.ts';
import { type BatchClaim, claimBatch, completeBatch } from './scale/batches.ts';

const seconds = Number(process.argv[2] ?? 10);
const limits = { leaseMs: 60_000, hardCapMs: 3_600_000 };
/** Workers beyond them wait for one: in a service of many machines each process has its own, and PostgreSQL no more than it has processors for. */
const connections = 24;

interface Case {
  workers: number;
  accounts: number;
  /** Presentations that wait when it begins. */
  waiting: number;
  /** Claimed at a time; 1 are the service's own acts. */
  batch?: number;
}

const cases: readonly Case[] = [
  { workers: 8, accounts: 100, waiting: 2000 },
  { workers: 40, accounts: 100, waiting: 2000 },
  { workers: 200, accounts: 100, waiting: 2000 },
  { workers: 200, accounts: 1, waiting: 2000 },
  { workers: 200, accounts: 2000, waiting: 2000 },
  { workers: 200, accounts: 100, waiting: 20_000 },
  { workers: 200, accounts: 100, waiting: 2000, batch: 10 },
  { workers: 200, accounts: 100, waiting: 20_000, batch: 10 },
];

const postgres = await startPostgres();
if (typeof postgres === 'string') throw new Error(postgres);
const folder = await createTemporaryFolder();
try {
  console.log(`${availableParallelism()} cores for the database and all else; ${seconds} seconds each`);
  console.log('  workers  accounts  waiting  claimed at a time   accepted/s   made/s   p99 of a claim');
  for (const each of cases) await run(each, postgres.createDatabase);
} finally {
  await postgres.remove();
  await folder.remove();
}

async function run({ workers, accounts, waiting, batch = 1 }: Case, createDatabase: () => Promise<string>): Promise<void> {
  const db = await openDatabase({
    dataDir: folder.path,
    databaseUrl: await createDatabase(),
    databaseConnections: connections,
    databaseTimeoutMs: 60_000,
  });
  const queue = createQueue({ db, config: { jobCredits: 1, queuePerKey: 1e9, jobHardCapMs: limits.hardCapMs } });
  await fill(db, accounts, waiting);
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  let accepted = 0;
  let made = 0;
  const claims: number[] = [];
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const value = await work();
    claims.push(performance.now() - start);
    return value;
  };
  const stage = async (claim: BatchClaim) => {
    await saveCheckpoint(db, claim, 'document', '{"kept":"as large as a page of text"}');
    await saveCheckpoint(db, claim, 'deck', '{"kept":"as large as a page of text"}');
  };
  const fileOf = ({ id, attempt }: BatchClaim) => ({ token: id, storageKey: `${id}-${attempt}.pptx`, name: 'a', mime: 'a', size: 1 });

  const work = async (): Promise<void> => {
    while (!isOver()) {
      if (batch === 1) {
        const claim = await timed(() => claimJob(db, limits));
        if (!claim) await delay(10);
        else {
          await stage(claim);
          if (await completeClaim(db, claim, fileOf(claim))) made++;
        }
      } else {
        const taken = await timed(() => claimBatch(db, batch, limits));
        if (taken.length === 0) await delay(10);
        for (const claim of taken) await stage(claim);
        const ended = await completeBatch(
          db,
          taken.map((claim) => ({ ...claim, ...fileOf(claim) })),
        );
        made += ended;
      }
    }
  };
  const order = async (n: number): Promise<void> => {
    while (!isOver()) {
      // As many as are made, so that the line stays as long as it was.
      if (accepted > made) await delay(5);
      else {
        const userId = 1 + ((accepted * 31 + n) % accounts);
        accepted++;
        await queue.accept({ userId, keyId: userId, request: { debugMode: false } });
      }
    }
  };
  await Promise.all([...Array.from({ length: workers }, work), ...Array.from({ length: 8 }, (_, n) => order(n))]);
  const p99 = claims.sort((a, b) => a - b)[Math.floor(claims.length * 0.99)] ?? 0;
  const cells = [workers, accounts, waiting, batch, Math.round(accepted / seconds), Math.round(made / seconds)];
  const widths = [9, 10, 9, 19, 13, 9];
  console.log(`${cells.map((cell, column) => String(cell).padStart(widths[column] ?? 0)).join('')}   ${p99.toFixed(0)} ms`);
  await db.close();
}

async function fill(db: Database, accounts: number, waiting: number): Promise<void> {
  await db.run(
    `INSERT INTO users (id, email, email_key, plan, credits, created_at)
     SELECT i, 'user' || i, 'user' || i, 'pro', 1000000, 1 FROM generate_series(1, ${accounts}) AS i`,
  );
  await db.run(`INSERT INTO keys (id, user_id, sha256, created_at) SELECT i, i, 'sha' || i, 1 FROM generate_series(1, ${accounts}) AS i`);
  await db.run(
    `INSERT INTO jobs (id, key_id, user_id, status, request, charged, created_at, accepted_at)
     SELECT gen_random_uuid()::text, 1 + i % ${accounts}, 1 + i % ${accounts}, 'queued', '{}', 1, $1, $1
     FROM generate_series(1, ${waiting}) AS i`,
    [db.clock.now()],
  );
  await db.run('ANALYZE');
}
