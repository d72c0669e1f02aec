/**
 * Files belong to one database: the sweeper removes those that it has not published, and so would remove all of another's. Which one it is
 * lies among the files.
 */
import { buffer } from 'node:stream/consumers';
import type { Database } from '../database.ts';
import { installationId } from '../installationId.ts';
import type { Files } from './disk.ts';

/** Where it lies. No job's file is called so. */
export const ownerKey = 'database';

/** `where` names the files' place in the message of the error that is thrown when they belong to another database, or to nobody knows whom. */
export async function requireOwnFiles(
  db: Database,
  files: Files,
  { where, isEmbedded }: { where: string; isEmbedded: boolean },
): Promise<void> {
  const own = await installationId(db);
  const owner = await ownerOf(files);
  if (owner === own) return;
  // A database in the same folder is theirs: it was made before files said whose they are.
  if (owner === undefined && (isEmbedded || (await isEmpty(files)))) return takeFiles(db, files);
  // Of several processes that are the first to start, another may have taken them in between.
  if (owner === undefined && (await ownerOf(files)) === own) return;
  const whose = owner === undefined ? 'do not say whose they are' : 'belong to another database than the one that is set up';
  throw new Error(
    `The files in ${where} ${whose}: set up the database that they came from, or another place for files, or move both with "slidewright migrate".`,
  );
}

/** Whether the files are another database's, or nobody knows whose. */
export async function areForeign(db: Database, files: Files): Promise<boolean> {
  const owner = await ownerOf(files);
  return owner === undefined ? !(await isEmpty(files)) : owner !== (await installationId(db));
}

/** From now on the files are this database's. */
export async function takeFiles(db: Database, files: Files): Promise<void> {
  await files.write(ownerKey, Buffer.from(await installationId(db)));
}

async function ownerOf(files: Files): Promise<string | undefined> {
  const stored = await files.read(ownerKey);
  return stored && String(await buffer(stored.stream));
}

async function isEmpty(files: Files): Promise<boolean> {
  for await (const _file of files.list()) return false;
  return true;
}
