/** The service as `npm pack` packs it: for what measures installations of packages, and not of a clone. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@slidewright/client';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs npm in the folder and says nothing; `cache` is npm's own unless it is given. */
export function npm(args: readonly string[], cwd: string, cache?: string): void {
  const env = { ...process.env, ...(cache !== undefined && { npm_config_cache: cache }) };
  execFileSync('npm', [...args, '--silent'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Writes the tarballs into the folder, and returns their paths. */
export function packInto(folder: string): string[] {
  const packed = join(folder, 'packed');
  execFileSync(process.execPath, [join(root, 'scripts/packages.mjs'), packed, '--without-types'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const name of readdirSync(packed)) npm(['pack', '--pack-destination', folder], join(packed, name));
  rmSync(packed, { recursive: true });
  return readdirSync(folder).flatMap((name) => (name.endsWith('.tgz') ? [join(folder, name)] : []));
}

export interface InstalledService {
  /** The `node_modules` that it was installed in. */
  readonly modules: string;
  /** For its data, and for its temporary files, among them compiled code. */
  readonly folder: string;
  /** Of the local account; printed by the first start alone. */
  readonly key: string | undefined;
}

/** Starts the service, has it make a deck, fetches the file and stops it. Seconds from the start to the file. */
export async function firstDeck({ modules, folder, key: known }: InstalledService): Promise<{ seconds: number; key: string }> {
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    TMPDIR: temporary,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: '0',
    RESEARCH: 'off',
    LOG_LEVEL: 'error',
  };
  const start = performance.now();
  const service = spawn(process.execPath, [join(modules, 'slidewright/bin/slidewright.mjs'), 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => service.once('close', resolve));
  let printed = '';
  let key = known;
  for await (const chunk of service.stdout.setEncoding('utf8')) {
    printed += chunk;
    key ??= /ppsk_\S+/.exec(printed)?.[0];
    if (/running at \S+/.test(printed) && key !== undefined) break;
  }
  if (key === undefined) throw new Error(`The service did not start: ${printed}`);
  const client = createClient({ url: /running at (\S+)/.exec(printed)?.[1] ?? '', key });
  const { id } = await client.createFromText({
    text: '# Ferries\n\n## Trips\n\n- Trips grew by a third in a year.\n- The second boat is why.\n',
  });
  await client.download(await client.wait(id));
  const seconds = (performance.now() - start) / 1000;
  service.kill('SIGTERM');
  await closed;
  return { seconds, key };
}
