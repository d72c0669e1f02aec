/** Writes the built page anew. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { buildPage, builtFolder } from './build.ts';

const files = await buildPage();
await rm(builtFolder, { recursive: true, force: true });
await mkdir(builtFolder, { recursive: true });
for (const [name, bytes] of files) await writeFile(`${builtFolder}${name}`, bytes);
