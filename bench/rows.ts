/**
 * `npm run bench -- rows [ROWS] [KEYS]`: what the acts of the store take on an empty database and on one with so many presentations and keys
 * (1,000,000 and 10,000), on SQLite and on PostgreSQL, and whether any of them reads a whole table.
 */
import { createHash } from 'node:crypto';
import { createQueue } from '../packages/server/src/jobs/queue.ts';
import { completeClaim } from '../packages/server/src/jobs/settle.ts';
import { accountByKey } from '../packages/server/src/store/accountByKey.ts';
import { claimJob } from '../packages/server/src/store/claimJob.ts';
import type { SqlValue } from '../packages/server/src/store/connection.ts';
import { countJobs } from '../packages/server/src/store/countJobs.ts';
import { createAccount } from '../packages/server/src/store/createAccount.ts';
import { type Database, openDatabase } from '../packages/server/src/store/database.ts';
import { requeueExpiredJobs } from '../packages/server/src/store/requeueExpiredJobs.ts';
import { rotateKey } from '../packages/server/src/store/rotateKey.ts';
import { startPostgres } from '../test/fixtures/server/postgresServer.ts';
import { createTemporaryFolder } from '../test/fixtures/server/temporaryStore.ts';
import { median } from './median.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const keys = Number(process.argv[3] ?? 10_000);
const rounds = 200;
const limits = { leaseMs: 60_000, hardCapMs: 300_000 };

const folder = await createTemporaryFolder();
const postgres = await startPostgres();
try {
  await compare('SQLite', () => openDatabase({ dataDir: folder.path }));
  if (typeof postgres === 'string') console.log(postgres);
  else {
    const databaseUrl = await postgres.createDatabase();
    await compare('PostgreSQL', () => openDatabase({ dataDir: folder.path, databaseUrl, databaseTimeoutMs: 3_600_000 }));
  }
} finally {
  if (typeof postgres !== 'string') await postgres.remove();
  await folder.remove();
}

async function compare(name: string, open: () => Promise<Database>): Promise<void> {
  const db = await open();
  const userId = Number(await createAccount(db, { email: 'ana@example.org', plan: 'pro', credits: 1e9 }));
  const key = await rotateKey(db, userId);
  const asked = new Set<string>();
  const empty = await measure(watched(db, asked), userId, key);
  await fill(db);
  const full = await measure(db, userId, key);
  console.log(`${name}: milliseconds, empty and with ${rows} presentations of ${keys} keys`);
  for (const [act, ms] of Object.entries(full)) {
    const before = empty[act] ?? 0;
    console.log(`  ${act.padEnd(28)} ${before.toFixed(2).padStart(8)} ${ms.toFixed(2).padStart(8)}   ${(ms / before).toFixed(1)} times`);
  }
  for (const sql of await readingAll(db, asked)) console.log(`  reads a whole table: ${sql.replace(/\s+/g, ' ')}`);
  await db.close();
}

/** Median milliseconds by act. */
async function measure(db: Database, userId: number, key: string): Promise<Record<string, number>> {
  const sha256 = createHash('sha256').update(key).digest('hex');
  const keyId = (await accountByKey(db, sha256))?.keyId ?? 0;
  const queue = createQueue({ db, config: { jobCredits: 1, queuePerKey: 1e9, jobHardCapMs: 300_000 } });
  const ids: string[] = [];
  const acts: Record<string, (n: number) => Promise<unknown>> = {
    'an account by its key': () => accountByKey(db, sha256),
    'a presentation is accepted': async () => {
      const accepted = await queue.accept({ userId, keyId, request: {} });
      if (typeof accepted === 'object' && 'id' in accepted) ids.push(accepted.id);
    },
    'a presentation is looked up': (n) => queue.find(ids[n] ?? '', keyId),
    'its place in the line': (n) => queue.place(ids[n] ?? ''),
    'a page of the list': () => queue.list(keyId, 20),
    'a presentation is claimed and published': async (n) => {
      const claim = await claimJob(db, limits);
      const token = `${key}${Math.random()}`;
      if (claim) await completeClaim(db, claim, { token, storageKey: `${claim.id}-${n}`, name: 'a', mime: 'a', size: 1 });
    },
    'expired leases are looked for': () => requeueExpiredJobs(db),
    'what waits is counted': () => countJobs(db, ['queued', 'processing']),
  };
  const times: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) {
    const each: number[] = [];
    for (let n = 0; n < rounds; n++) {
      const start = performance.now();
      await act(n);
      each.push(performance.now() - start);
    }
    times[name] = median(each);
  }
  return times;
}

/** Accounts with a key each, and presentations of all of them that have ended; the account that is measured has its share. */
async function fill(db: Database): Promise<void> {
  const count = (to: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  await db.transaction(async (tx) => {
    await tx.run(
      `${count(keys)} INSERT INTO users (id, email, email_key, plan, credits, created_at)
       SELECT i + 1000, 'user' || i, 'user' || i, 'pro', 100, 1 FROM n`,
    );
    await tx.run(`${count(keys)} INSERT INTO keys (id, user_id, sha256, created_at) SELECT i + 1000, i + 1000, 'sha' || i, 1 FROM n`);
    await tx.run(`${count(keys)} INSERT INTO turns (user_id, turn) SELECT i + 1000, i FROM n`);
    await tx.run(
      `${count(rows)} INSERT INTO jobs (id, key_id, user_id, status, charged, attempt, created_at, accepted_at, completed_at,
         file_token, storage_key, file_name, file_mime, file_size)
       SELECT 'job' || (CAST(i AS BIGINT) * 7919 % 1000003), 1001 + i % ${keys}, 1001 + i % ${keys}, 'completed', 1, 1, i, i, i + 1,
         'token' || i, 'file' || i, 'Tea', 'application/pdf', 1 FROM n`,
    );
  });
  // PostgreSQL does that by itself; the embedded database goes without.
  if (db.dialect.size !== undefined) await db.run('ANALYZE');
}

/** Notes every statement that is asked. */
function watched(db: Database, asked: Set<string>): Database {
  const note = <T>(act: (sql: string, params?: readonly SqlValue[]) => T) => {
    return (sql: string, params?: readonly SqlValue[]): T => {
      asked.add(sql);
      return act(sql, params);
    };
  };
  return new Proxy(db, {
    get(target, property: keyof Database) {
      if (property === 'all' || property === 'get' || property === 'run') return note(target[property] as typeof target.run);
      if (property === 'transient') return watched(target.transient, asked);
      if (property === 'transaction')
        return (work: (tx: Database) => unknown) => target.transaction(async (tx) => work(watched(tx, asked)));
      return target[property];
    },
  });
}

/** Statements whose plan reads all of a table that grows. */
async function readingAll(db: Database, asked: ReadonlySet<string>): Promise<string[]> {
  const isPostgres = db.dialect.size !== undefined;
  const found: string[] = [];
  for (const sql of asked) {
    if (!/^\s*(?:SELECT|INSERT|UPDATE|DELETE)/i.test(sql) || /pg_advisory|setval/.test(sql)) continue;
    const places = new Set(sql.match(/\$\d+/g)).size;
    const plan = isPostgres
      ? await db.all<Record<string, string>>(`EXPLAIN (GENERIC_PLAN) ${sql}`).catch(() => explainPrepared(db, sql, places))
      : await db.all<Record<string, string>>(`EXPLAIN QUERY PLAN ${sql}`, Array(places).fill(1));
    const text = plan.map((row) => Object.values(row).join(' ')).join('\n');
    if (isPostgres ? /Seq Scan on (?:jobs|keys|users|turns)/.test(text) : /\bSCAN (?:jobs|keys|users|turns)\b(?!.* USING)/.test(text))
      found.push(sql);
  }
  return found;
}

/** GENERIC_PLAN came with PostgreSQL 16. */
async function explainPrepared(db: Database, sql: string, places: number): Promise<Record<string, string>[]> {
  return db.transaction(async (tx) => {
    await tx.run(`SET LOCAL plan_cache_mode = force_generic_plan`);
    await tx.run(`PREPARE looked AS ${sql}`);
    try {
      return await tx.all(`EXPLAIN EXECUTE looked${places > 0 ? `(${Array(places).fill('NULL').join(', ')})` : ''}`);
    } finally {
      await tx.run('DEALLOCATE looked');
    }
  });
}
