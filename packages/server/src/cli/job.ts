/** `slidewright job`: what became of a job, and its deletion, for whoever runs the service. */
import type { Command } from 'commander';
import { fileUrl } from '../api/files.ts';
import { readConfig } from '../config.ts';
import { deleteJob } from '../store/deleteJob.ts';
import { describeJob, type JobDescription } from '../store/describeJob.ts';
import { openFiles } from '../store/files/openFiles.ts';
import { removeTraces, stillHeld } from './deletion.ts';
import { jsonOption } from './options.ts';
import { columns, print } from './print.ts';
import { withDatabase } from './store.ts';
import { writerReport } from './writerReport.ts';

export function jobCommand(program: Command): void {
  const job = program.command('job').description('Jobs: what became of them.');
  job
    .command('show')
    .description('Shows a job: its state, its attempts, who wrote its slides and, when its request had "debugMode": true, its diagnostics.')
    .argument('<id>', 'the id of the presentation')
    .option(...jsonOption)
    .action(show);
  job
    .command('delete')
    .description('Deletes a job, whatever its state: its file, what it was made from, and all that is known of it.')
    .argument('<id>', 'the id of the presentation')
    .option(...jsonOption)
    .action(remove);
}

async function remove(id: string, { json }: { json?: boolean }, command: Command): Promise<void> {
  await withDatabase(async (db) => {
    const deleted = await deleteJob(db, id);
    if (!deleted) command.error(`error: there is no job "${id}": its id is what the API answered when the presentation was created`);
    const scrubbed = await removeTraces(db, await openFiles(readConfig()), [deleted]);
    print(json, { id, deleted: true, scrubbed }, `Job ${id} is deleted, with its file.${scrubbed ? '' : `\n${stillHeld}`}`);
  });
}

async function show(id: string, { json }: { json?: boolean }, command: Command): Promise<void> {
  const found = await withDatabase((db) => describeJob(db, id));
  if (!found) command.error(`error: there is no job "${id}": its id is what the API answered when the presentation was created`);
  const { diagnostics, fileToken, ...job } = found;
  const url = fileToken === null ? null : fileUrl(readConfig().baseUrl, { token: fileToken, name: job.fileName ?? '' });
  const value = { ...job, url, diagnostics: diagnostics === null ? null : JSON.parse(diagnostics) };
  print(json, value, describe({ ...found, url }));
}

function describe(job: JobDescription & { url: string | null }): string {
  const rows: [string, string][] = [
    ['Job', job.id],
    ['State', job.status],
    ['Account', job.email],
    ['Attempts', String(job.attempts)],
    ['Accepted', new Date(job.createdAt).toISOString()],
  ];
  if (job.completedAt !== null)
    rows.push(['Ended', `${new Date(job.completedAt).toISOString()} (after ${job.completedAt - job.createdAt} ms)`]);
  if (job.errorCode !== null) rows.push(['Error', `${job.errorCode}: ${job.errorMessage}`]);
  if (job.url !== null) rows.push(['File', `${job.url} (${job.fileSize} bytes)`]);
  const known = job.diagnostics === null ? undefined : JSON.parse(job.diagnostics);
  const written = known === undefined ? '' : writerReport(known);
  const diagnostics =
    known === undefined || (known.made && !('timings' in known.made))
      ? `${written === '' ? 'No' : 'No further'} diagnostics: they are kept when the request has "debugMode": true.`
      : `Diagnostics\n${JSON.stringify(known, null, 2)}`;
  return [columns(rows), written, diagnostics].filter(Boolean).join('\n');
}
