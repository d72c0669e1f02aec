/** What an installation takes on a disk: packages of npm with all that they depend on, and Debian's beyond its base system. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Lock } from './installNpm.ts';

/** Megabytes of the packages and of all that they need, each once, of what is installed in the folder of the lockfile; the folder's own workspaces are no packages. */
export function npmMegabytes(folder: string, lock: Lock, names: readonly string[]): number {
  const paths = [...closureOf(lock, names)].filter((path) => path.includes('node_modules/'));
  return paths.reduce((sum, path) => sum + bytesOf(join(folder, path)), 0) / 1e6;
}

/** Paths in the lockfile of the packages and of all that they depend on, found as Node finds them: in the nearest node_modules. */
export function closureOf(lock: Lock, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const at = nearest(lock, name, from);
    if (at === undefined) return;
    const { link, resolved = '' } = lock.packages[at] ?? {};
    const path = link ? resolved : at;
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[path] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, path);
  };
  for (const name of names) visit(name, '');
  return found;
}

function nearest(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (path in lock.packages) return path;
    if (folder === '' || folder === '.') return undefined;
  }
}

/** Of a package's own files; what is installed below it is counted by itself. A package that is not there has none. */
function bytesOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  return filesIn(folder, (name) => name !== 'node_modules').reduce((sum, path) => sum + statSync(path).size, 0);
}

/** Of all files of the folder but tests. */
export function megabytesOf(folder: string): number {
  const files = filesIn(folder).filter((path) => !path.endsWith('.test.ts'));
  return files.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
}

/** Links are not followed. */
function filesIn(folder: string, isWanted: (name: string) => boolean = () => true): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isWanted(entry.name) ? filesIn(path, isWanted) : [];
    return entry.isFile() ? [path] : [];
  });
}

/** Megabytes of Debian's packages with all that they depend on and that is installed here, but for what every Debian has. */
export function debianMegabytes(names: readonly string[]): number {
  if (names.length === 0) return 0;
  const options = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map((kind) => `--no-${kind}`);
  const ask = (program: string, args: readonly string[]): string =>
    execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] });
  const listed = ask('apt-cache', ['depends', '--recurse', ...options, ...names]);
  const closure = new Set(listed.split('\n').filter((line) => /^\w/.test(line)));
  const fields = ['Package', 'Priority', 'Essential', 'Installed-Size', 'db:Status-Status'].map((field) => `\${${field}}`);
  const installed = ask('dpkg-query', ['-W', '-f', `${fields.join('\\t')}\\n`]);
  return installed.split('\n').reduce((sum, line) => {
    const [name = '', priority = '', essential, kilobytes, status] = line.split('\t');
    const isBase = essential === 'yes' || /^(required|important|standard)$/.test(priority);
    return closure.has(name) && !isBase && status === 'installed' ? sum + Number(kilobytes) / 1000 : sum;
  }, 0);
}
