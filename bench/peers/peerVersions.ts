/** What there is to compare with on this machine: versions, and why something is missing. Debian's packages are installed where that is allowed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPeers, type Lock, peersFolder, readLock } from './installNpm.ts';
import { closureOf, debianMegabytes, megabytesOf, npmMegabytes } from './installSize.ts';

const { prune }: { prune: (modules: string) => number } = await import(new URL('../../scripts/prune.mjs', import.meta.url).href);

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Packages of npm and the folder whose lockfile has them, and Debian's with how the version of their program is asked. */
const npm = {
  pptxgenjs: { name: 'pptxgenjs', folder: root },
  mammoth: { name: 'mammoth', folder: root },
  marp: { name: '@marp-team/marp-cli', folder: peersFolder },
  typst: { name: '@myriaddreamin/typst-ts-node-compiler', folder: peersFolder },
  officeparser: { name: 'officeparser', folder: peersFolder },
  unpdf: { name: 'unpdf', folder: peersFolder },
} as const;
const debian = {
  pandoc: { name: 'pandoc', version: ['pandoc', '--version'] },
  chromium: { name: 'chromium', version: ['chromium', '--version'] },
  libreoffice: { name: 'libreoffice-impress', version: ['soffice', '--version'] },
  poppler: { name: 'poppler-utils', version: ['pdftotext', '-v'] },
  qpdf: { name: 'qpdf', version: ['qpdf', '--version'] },
  'python-pptx': { name: 'python3-pptx', version: ['/usr/bin/python3', '-c', 'import pptx; print(pptx.__version__)'] },
} as const;

type NpmPeer = keyof typeof npm;
type DebianPeer = keyof typeof debian;
export type PeerName = NpmPeer | DebianPeer;

export interface PeerState {
  /** The package's name where it comes from. */
  readonly from: 'npm' | 'Debian';
  readonly packageName: string;
  readonly version?: string;
  /** Why it is not there. */
  readonly missing?: string;
}

/** Installs what is missing and says what there is then. */
export function preparePeers(): Record<PeerName, PeerState> {
  const hasNpm = installPeers();
  const ofNpm = Object.entries(npm).map(([key, { name, folder }]) => {
    const version = lockIn(folder).packages[`node_modules/${name}`]?.version ?? '';
    const isThere = hasNpm || folder === root;
    return [key, { from: 'npm', packageName: name, ...(isThere ? { version } : { missing: 'npm could not install it here' }) }];
  });
  installDebian(Object.values(debian).flatMap(({ name, version }) => (versionOf(version) === undefined ? [name] : [])));
  const ofDebian = Object.entries(debian).map(([key, { name, version }]) => {
    const found = versionOf(version);
    return [key, { from: 'Debian', packageName: name, ...(found === undefined ? { missing: reasonOf(name) } : { version: found }) }];
  });
  return Object.fromEntries([...ofNpm, ...ofDebian]);
}

const lockIn = (folder: string): Lock => readLock(join(folder, 'package-lock.json'));

/** Megabytes of an installation with all that these need, without Node and without what every Debian has. */
export function installMegabytes(names: readonly PeerName[]): number {
  const sizes = names.map((name) => {
    if (!(name in npm)) return 0;
    const { name: packageName, folder } = npm[name as NpmPeer];
    return npmMegabytes(folder, lockIn(folder), [packageName]);
  });
  const ofDebian = names.flatMap((name) => (name in debian ? [debian[name as DebianPeer].name] : []));
  return sizes.reduce((sum, size) => sum + size, debianMegabytes(ofDebian));
}

/** Megabytes of Slidewright as `npm start` installs it: its own sources, and the packages that it needs without what is taken out of them. */
export function ownMegabytes(): number {
  const modules = join(root, 'node_modules');
  // On the same disk, where a copy can be made of links.
  const copy = mkdtempSync(join(modules, '.installed-'));
  try {
    const topmost = [...closureOf(lockIn(root), ['@slidewright/server'])].filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
    for (const path of topmost.filter((each) => existsSync(join(root, each)))) {
      const target = join(copy, path.replace('node_modules/', ''));
      mkdirSync(dirname(target), { recursive: true });
      execFileSync('cp', ['-al', join(root, path), target]);
    }
    prune(copy);
    const workspaces = ['contract/src', 'engine/src', 'server/src', 'client/src', 'web/built'];
    return workspaces.reduce((sum, path) => sum + megabytesOf(join(root, 'packages', path)), megabytesOf(copy));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function versionOf([program, ...args]: readonly string[]): string | undefined {
  const { error, status, stdout, stderr } = spawnSync(program ?? '', args, { encoding: 'utf8' });
  return error || status !== 0 ? undefined : /\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0];
}

const apt = (...args: string[]): string => execFileSync('apt-get', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Those of them that Debian has, if this user may install packages; one at a time, so that one that fails keeps none back. */
function installDebian(names: readonly string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0) return;
  try {
    // A system that has never asked knows no packages at all.
    if (!Object.values(debian).some(({ name }) => hasCandidate(name))) apt('update', '-q');
  } catch {
    return;
  }
  for (const name of names.filter(hasCandidate)) {
    try {
      apt('install', '-y', '-q', '--no-install-recommends', name);
    } catch {
      // It is said below that it is missing.
    }
  }
}

function hasCandidate(name: string): boolean {
  try {
    return /Candidate: \d/.test(execFileSync('apt-cache', ['policy', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return false;
  }
}

const reasonOf = (name: string): string =>
  hasCandidate(name)
    ? `Debian's package ${name} is not installed and could not be`
    : `Debian has no package ${name} in the release that runs here`;
