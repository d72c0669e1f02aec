/** qpdf's own check of a PDF: Debian's qpdf where it is on the PATH, the same program as WebAssembly elsewhere. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What qpdf says of a file: its exit code (0 is faultless, 2 an error, 3 a warning) and its messages. */
export interface Verdict {
  readonly code: number;
  readonly messages: string;
}

/** Rejects with qpdf's messages unless it finds nothing to complain about. */
export async function assertValidPdf(bytes: Uint8Array): Promise<void> {
  const { code, messages } = await (hasQpdf() ? checkWithProgram(bytes) : checkWithWasm(bytes));
  if (code !== 0) throw new Error(`qpdf --check ends with ${code}:\n${messages}`);
}

const program = 'qpdf';
let present: boolean | undefined;
export function hasQpdf(): boolean {
  present ??= spawnSync(program, ['--version']).status === 0;
  return present;
}

export const checkWithProgram = (bytes: Uint8Array): Promise<Verdict> => check(program, [], bytes);

const wasmProgram = fileURLToPath(new URL('qpdfWasm.ts', import.meta.url));
export const checkWithWasm = (bytes: Uint8Array): Promise<Verdict> => check(process.execPath, [wasmProgram], bytes);

async function check(command: string, args: readonly string[], bytes: Uint8Array): Promise<Verdict> {
  const directory = await mkdtemp(join(tmpdir(), 'slidewright-pdf-'));
  try {
    const path = join(directory, 'checked.pdf');
    await writeFile(path, bytes);
    return await new Promise((resolve) => {
      execFile(command, [...args, '--check', path], (error, stdout, stderr) => {
        const code = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
        resolve({ code, messages: `${stdout}${stderr}` });
      });
    });
  } finally {
    await rm(directory, { recursive: true });
  }
}
