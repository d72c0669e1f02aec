/** qpdf as a program where there is none: `node qpdfWasm.ts --check file.pdf`. It prints and exits as qpdf does. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of the emscripten module that is used here; the package's own types leave half of it out. */
interface QpdfModule {
  callMain(args: string[]): number;
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
}
type CreateQpdf = (options: { locateFile: () => string; noInitialRun: boolean }) => Promise<QpdfModule>;

const [option = '--check', path = ''] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const create: CreateQpdf = require('@neslinesli93/qpdf-wasm');
const wasm = require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
const qpdf = await create({ locateFile: () => wasm, noInitialRun: true });
qpdf.FS.writeFile('/checked.pdf', readFileSync(path));
process.exit(qpdf.callMain([option, '/checked.pdf']));
