import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Command } from 'commander';

/** Ends the command unless the file's folder is there and can be written: said before the work, not after it. */
export async function requireFolderOf(out: string, command: Command): Promise<void> {
  const folder = dirname(out);
  await access(folder, constants.W_OK).catch(() => command.error(`error: --out ${out}: ${folder} is no folder that can be written`));
}
