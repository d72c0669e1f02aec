/** Packages of npm that the benches compare with. They have a lockfile of their own, so that nobody who only runs the service installs them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const peersFolder = fileURLToPath(new URL('.', import.meta.url));

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly optional?: boolean;
  /** A workspace, which lies where `resolved` says. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export const readLock = (path: string): Lock => JSON.parse(readFileSync(path, 'utf8')) as Lock;

/** Installs them unless they are there as the lockfile has them; false when that is not possible here, as without a network. */
export function installPeers(): boolean {
  if (areInstalled()) return true;
  // Newer npm refuses a lockfile that lacks builds for other systems; `install` leaves out those that a registry does not have.
  return runNpm('ci') || (runNpm('install', '--no-save') && areInstalled());
}

function runNpm(...command: readonly string[]): boolean {
  const npm = process.env.npm_execpath;
  const options = [...command, '--ignore-scripts', '--loglevel=error'];
  try {
    if (npm) execFileSync(process.execPath, [npm, ...options], { cwd: peersFolder, stdio: 'ignore' });
    else execFileSync('npm', options, { cwd: peersFolder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** npm keeps a list of what it installed; what is optional may be absent. */
function areInstalled(): boolean {
  const installed = join(peersFolder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const there = readLock(installed).packages;
  const wanted = Object.entries(readLock(join(peersFolder, 'package-lock.json')).packages);
  return wanted.every(([path, { version, optional }]) => path === '' || optional || there[path]?.version === version);
}

/** The main module of an installed peer, as its package names it for CommonJS. */
export async function peer(name: 'officeparser' | 'unpdf'): Promise<Readonly<Record<string, unknown>>> {
  return await import(createRequire(join(peersFolder, 'package.json')).resolve(name));
}
