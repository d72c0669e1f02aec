/** What every process of the service stands on: settings, log, database, files and queue. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { createQueue, type Queue } from '../jobs/queue.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createDiskFiles, type Files } from '../store/files/disk.ts';
import { createLog } from './log.ts';

export interface Store {
  config: Config;
  log: Logger;
  db: Database;
  files: Files;
  queue: Queue;
}

export async function openStore(): Promise<Store> {
  const config = readConfig();
  const db = await openDatabase(config);
  return {
    config,
    db,
    log: createLog(config.logLevel),
    files: createDiskFiles(join(config.dataDir, 'files')),
    queue: createQueue({ db, config }),
  };
}
