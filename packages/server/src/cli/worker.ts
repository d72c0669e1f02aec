/** `slidewright worker`: a process that makes presentations for the services on the same store. */
import type { Command } from 'commander';
import { startJobs } from '../jobs/startJobs.ts';
import { giveWay } from '../world/giveWay.ts';
import { runUntil, stopSignal } from './lifecycle.ts';
import { createObserver } from './observe.ts';
import { openStore } from './openStore.ts';

export function workerCommand(program: Command): void {
  program
    .command('worker')
    .description(
      'Makes presentations that services on the same DATA_DIR, or on the same DATABASE_URL and S3_BUCKET, have accepted. It has no API of its own.',
    )
    .action(async (_options: object, command: Command) => {
      const stop = stopSignal();
      const store = await openStore();
      if (store.config.workers === 0) command.error('error: WORKERS is 0, so this process would do nothing: set it to 1 or more');
      // The API may be on the same machine.
      giveWay();
      const observer = await createObserver(store);
      const jobs = startJobs({ ...store, onEnded: observer?.attemptEnded });
      await observer?.listen(jobs);
      await runUntil(stop, { ...store, jobs, stopObserving: observer?.close });
      process.exit();
    });
}
