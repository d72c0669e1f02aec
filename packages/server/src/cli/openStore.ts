/** What every process of the service stands on: settings, log, database, files and queue. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { createQueue, type Queue } from '../jobs/queue.ts';
import { createReaders, type Readers } from '../reading/readers.ts';
import { createUploads, type Uploads } from '../reading/uploads.ts';
import { type Database, openDatabase } from '../store/database.ts';
import type { Files } from '../store/files/disk.ts';
import { openFiles } from '../store/files/openFiles.ts';
import { requireOwnFiles } from '../store/files/ownership.ts';
import type { ListedTemplates } from '../templates/listedTemplates.ts';
import { listTemplates } from './listTemplates.ts';
import { createLog } from './log.ts';

export interface Store {
  config: Config;
  log: Logger;
  db: Database;
  files: Files;
  queue: Queue;
  readers: Readers;
  uploads: Uploads;
  templates: ListedTemplates;
}

export async function openStore(): Promise<Store> {
  // What this process and its children write is for this user alone.
  process.umask(0o077);
  const config = readConfig();
  const log = createLog(config.logLevel);
  const templates = await listTemplates(config, (warning) => log.warn(warning));
  const db = await openDatabase(config);
  const files = await openFiles(config).catch(closing(db));
  const where = config.s3Bucket === '' ? `DATA_DIR ${config.dataDir}` : `S3_BUCKET ${config.s3Bucket}`;
  await requireOwnFiles(db, files, { where, isEmbedded: config.databaseUrl === '' && config.s3Bucket === '' }).catch(closing(db));
  const readers = createReaders(
    {
      count: config.readers,
      cpuMs: config.readTimeoutMs,
      hangMs: config.readHangMs,
      memoryMb: config.readMemoryMb,
      tokenLimit: config.textTokenLimit,
    },
    log,
  );
  const folder = join(config.dataDir, 'tmp');
  const uploads = createUploads({ files, readers, folder, readBeforeAcceptMs: config.readBeforeAcceptMs });
  return { config, db, log, files, queue: createQueue({ db, config }), readers, uploads, templates };
}

const closing =
  (db: Database) =>
  async (cause: unknown): Promise<never> => {
    await db.close();
    throw cause;
  };
