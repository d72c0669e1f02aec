/** qpdf's own check of a PDF: Debian's qpdf where it is on the PATH, the same program as WebAssembly elsewhere. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What qpdf says of a file: its exit code (0 is faultless, 2 an error, 3 a warning) and its messages, where they can be had. */
export interface Verdict {
  readonly code: number;
  readonly messages: string;
}

/** Rejects with qpdf's messages unless it finds nothing to complain about. */
export async function assertValidPdf(bytes: Uint8Array): Promise<void> {
  const { code, messages } = hasQpdf() ? checkWithProgram(bytes) : await checkWithWasm(bytes);
  if (code !== 0) throw new Error(`qpdf --check ends with ${code}:\n${messages}`);
}

let present: boolean | undefined;
export function hasQpdf(): boolean {
  present ??= spawnSync('qpdf', ['--version']).status === 0;
  return present;
}

export function checkWithProgram(bytes: Uint8Array): Verdict {
  const directory = mkdtempSync(join(tmpdir(), 'slidewright-pdf-'));
  try {
    const path = join(directory, 'checked.pdf');
    writeFileSync(path, bytes);
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    return { code: status ?? -1, messages: `${stdout}${stderr}` };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The part of the emscripten module that is used here; the package's own types leave half of it out. */
interface QpdfModule {
  callMain(args: string[]): number;
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
}
type CreateQpdf = (options: { locateFile: () => string; noInitialRun: boolean }) => Promise<QpdfModule>;

/** The module prints its messages to the standard streams itself. A fresh one each time: qpdf is a program that runs once. */
export async function checkWithWasm(bytes: Uint8Array): Promise<Verdict> {
  const require = createRequire(import.meta.url);
  const create: CreateQpdf = require('@neslinesli93/qpdf-wasm');
  const wasm = require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
  const qpdf = await create({ locateFile: () => wasm, noInitialRun: true });
  qpdf.FS.writeFile('/checked.pdf', bytes);
  return { code: qpdf.callMain(['--check', '/checked.pdf']), messages: 'see what qpdf printed above' };
}
