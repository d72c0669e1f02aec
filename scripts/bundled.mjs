/**
 * Loads the files of a bundle, each with what V8 has compiled of it in processes before: Node's own cache keeps what is compiled as a file is loaded,
 * and a function is compiled when it is called first. It lies in the bundle's folder under another name, and is what threads and commands are started by.
 */
import { constants as access, accessSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { constants, Script } from 'node:vm';
import { threadId } from 'node:worker_threads';
import { crc32 } from 'node:zlib';

/** The first processes call other functions each: so many add what they have compiled. */
const ENOUGH = 4;
/** Before the compiled code: how many processes have added to it, and a sum, since V8 trusts what it is given. */
const HEAD = 8;

const folder = import.meta.dirname;
const outside = createRequire(import.meta.url);
/** V8 takes compiled code of its own version and with the options that it was made with. */
const tag = cachedDataVersionTag();
const files = new Map();
const ending = `.${tag.toString(16)}`;
const mayKeep = isWritable();
/** Where nothing is kept here and nothing may be, Node loads the files, and keeps what it does. */
const isLeftToNode = !mayKeep && !readdirSync(folder).some((name) => name.endsWith(ending));
if (isLeftToNode) globalThis.importMeta = import.meta;

/** What the file of the bundle exports; it is run once. */
export function load(name) {
  if (isLeftToNode) return outside(`./${name}`);
  const known = files.get(name);
  if (known) return known.module.exports;
  const path = join(folder, name);
  const compiled = compiledOf(path);
  const code = `(function (exports, require, module, importMeta) {"use strict";${readFileSync(path, 'utf8')}\n})`;
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const script = new Script(code, { filename: path, cachedData: compiled?.data, importModuleDynamically });
  const file = { path, script, module: { exports: {} }, added: script.cachedDataRejected ? 0 : (compiled?.added ?? 0) };
  files.set(name, file);
  script.runInThisContext()(file.module.exports, requireFrom, file.module, import.meta);
  return file.module.exports;
}

const ofNode = { ...nodeModule, flushCompileCache: keep };

function requireFrom(name) {
  if (name.startsWith('./')) return load(name.slice(2));
  return name === 'node:module' ? ofNode : outside(name);
}

/** Keeps what has been compiled until now; a process that may not, or whose V8 has other options by now, leaves it to others. */
function keep() {
  if (!mayKeep || cachedDataVersionTag() !== tag) return;
  for (const file of files.values()) {
    if (file.added >= ENOUGH) continue;
    file.added++;
    const data = file.script.createCachedData();
    const head = Buffer.alloc(HEAD);
    head.writeUInt32LE(file.added, 0);
    head.writeUInt32LE(crc32(data), 4);
    const written = `${file.path}.${process.pid}-${threadId}`;
    try {
      writeFileSync(written, Buffer.concat([head, data]));
      renameSync(written, file.path + ending);
    } catch {
      // A full disk.
      return;
    }
  }
}

function compiledOf(path) {
  try {
    const bytes = readFileSync(path + ending);
    const data = bytes.subarray(HEAD);
    return crc32(data) === bytes.readUInt32LE(4) ? { data, added: bytes.readUInt32LE(0) } : undefined;
  } catch {
    return undefined;
  }
}

function isWritable() {
  try {
    accessSync(folder, access.W_OK);
    return true;
  } catch {
    return false;
  }
}

process.on('exit', keep);
