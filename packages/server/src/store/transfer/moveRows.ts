import type { Database, SqlValue } from '../connection.ts';
import { movedTables } from './tables.ts';

type Row = Record<string, SqlValue>;

/** Rows of one statement. */
const atOnce = 100;

/**
 * Copies every row that is not there yet, so that it may be begun again wherever it ended, and says how many rows each table has. Throws when
 * the target has rows that the source has not.
 */
export async function moveRows(
  from: Database,
  to: Database,
  onTable: (name: string, rows: number) => void,
): Promise<Record<string, number>> {
  await requireNoOthers(from, to);
  const laterMs = to.clock.now() - from.clock.now();
  const counts: Record<string, number> = {};
  for (const { name, key, counts: isCounting } of movedTables) {
    for await (const rows of pages(from, name, key))
      await insert(to, name, name === 'jobs' ? rows.map((row) => moved(row, laterMs)) : rows);
    const setNext = isCounting && to.dialect.countOn?.(name);
    if (setNext) await to.get(setNext);
    const [before, after] = [await count(from, name), await count(to, name)];
    if (before !== after) throw new Error(`${name} has ${before} rows there and ${after} here: stop all that uses either, and begin again`);
    counts[name] = after;
    onTable(name, after);
  }
  return counts;
}

/** A job that somebody holds is nobody's in the other database, and its times are by that one's clock. */
function moved(row: Row, laterMs: number): Row {
  const acceptedAt = Number(row.accepted_at) + laterMs;
  const isHeld = row.status === 'processing';
  return { ...row, accepted_at: acceptedAt, ...(isHeld && { status: 'queued', lease_until: null }) };
}

async function* pages(db: Database, table: string, key: readonly string[]): AsyncGenerator<Row[]> {
  const columns = key.join(', ');
  const order = `ORDER BY ${columns} LIMIT ${atOnce}`;
  const params = key.map((_, index) => `$${index + 1}`).join(', ');
  let rows = await db.all<Row>(`SELECT * FROM ${table} ${order}`);
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1) ?? {};
    const after = key.map((column) => last[column] ?? null);
    rows = await db.all<Row>(`SELECT * FROM ${table} WHERE (${columns}) > (${params}) ${order}`, after);
  }
}

async function insert(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map((_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`);
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  await db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')} ON CONFLICT DO NOTHING`, values);
}

async function requireNoOthers(from: Database, to: Database): Promise<void> {
  for await (const rows of pages(to, 'users', ['id'])) {
    for (const { id, email_key: email, created_at: createdAt } of rows) {
      const same = await from.get('SELECT 1 AS "one" FROM users WHERE id = $1 AND email_key = $2 AND created_at = $3', [
        id ?? null,
        email ?? null,
        createdAt ?? null,
      ]);
      if (!same) throw new Error(`the database that is set up has an account of its own, ${email}: move into an empty one`);
    }
  }
}

async function count(db: Database, table: string): Promise<number> {
  return (await db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))?.n ?? 0;
}
