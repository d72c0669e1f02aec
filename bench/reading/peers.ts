/** Other readers of documents. They have a lockfile of their own, so that nobody who only runs the service installs them. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../peers/', import.meta.url));

/** Installs them when the bench runs first; false when that is not possible here, as without a network. */
export function installPeers(): boolean {
  if (existsSync(`${folder}node_modules/.package-lock.json`)) return true;
  const npm = process.env.npm_execpath;
  const options = ['ci', '--ignore-scripts', '--loglevel=error'];
  try {
    if (npm) execFileSync(process.execPath, [npm, ...options], { cwd: folder, stdio: 'ignore' });
    else execFileSync('npm', options, { cwd: folder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The main module of an installed peer. */
export async function peer(name: 'officeparser' | 'unpdf'): Promise<Readonly<Record<string, unknown>>> {
  return await import(createRequire(`${folder}package.json`).resolve(name));
}
