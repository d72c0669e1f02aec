/**
 * Every part of an Office file against the schemas of ECMA-376, first edition, which is what the standard calls transitional: parts as they are, with no
 * element or attribute that the schema does not have, outside of extension lists. `scripts/schemas.sh` brings the schemas from Debian's source of Apache POI;
 * they are not ours to pass on. xmllint validates. Where one of both is missing nothing is looked at, and `schemasMissing` says so.
 */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackage } from './readPackage.ts';

const folder = fileURLToPath(new URL('../../.cache/ecma-376/', import.meta.url));
const canLint = spawnSync('xmllint', ['--version']).status === 0;

/** Why no schema is looked at; undefined where they are. For the `skip` option of a test. */
export const schemasMissing: string | undefined = !canLint
  ? 'xmllint is not installed'
  : existsSync(folder)
    ? undefined
    : `no schemas in ${folder}: scripts/schemas.sh brings them`;

/**
 * What the schemas say against the parts of a file, and of the workbooks in it. Parts are unpacked to a folder of their own below `temporary`. Only where the schemas
 * are not missing.
 */
export async function schemaFaults(bytes: Uint8Array, temporary: string): Promise<string[]> {
  const driver = await merged();
  const place = await mkdtemp(join(temporary, 'parts-'));
  const parts = xmlParts(bytes);
  for (const [i, { content }] of parts.entries()) await writeFile(join(place, `${i}.xml`), content);
  const complaints = await new Promise<string>((resolve, reject) => {
    const files = parts.map((_, i) => `${i}.xml`);
    execFile('xmllint', ['--nonet', '--noout', '--schema', driver, ...files], { cwd: place, maxBuffer: 1 << 26 }, (error, _, said) => {
      const code = error ? error.code : 0;
      // 3: not valid; 1: not well-formed. Anything else is no verdict.
      if (code === 0 || code === 1 || code === 3) resolve(code === 0 ? '' : said || `xmllint ended with ${code}`);
      else reject(error);
    });
  });
  await rm(place, { recursive: true });
  const lines = complaints.split('\n').filter((line) => line && !/ (?:validates|fails to validate)$/.test(line));
  return [...new Set(lines)].map((line) => `schema: ${line.replace(/^(\d+)\.xml/, (_, i: string) => parts[Number(i)]?.name ?? i)}`);
}

function xmlParts(bytes: Uint8Array, inside = ''): { name: string; content: Uint8Array }[] {
  return readPackage(bytes).flatMap(({ name, content }) => {
    if (name.endsWith('.xlsx')) return xmlParts(content, `${inside}${name}/`);
    return /\.(?:xml|rels|vml)$/.test(name) ? [{ name: inside + name, content }] : [];
  });
}

const SCHEMA = 'http://www.w3.org/2001/XMLSchema';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** The two attributes of XML itself that Office schemas refer to. Theirs stands elsewhere. */
const XML_SCHEMA = `<s:schema xmlns:s="${SCHEMA}" targetNamespace="${XML}"><s:attribute name="lang" type="s:language"/><s:attribute name="space" type="s:NCName"/></s:schema>`;

interface Merged {
  readonly attributes: Map<string, string>;
  readonly imports: Set<string>;
  readonly bodies: string[];
}

/**
 * The published schemas part a namespace into up to thirty files and import them one by one; xmllint takes the first file that it meets for the whole of
 * its namespace. So each namespace is written as one file, beside one that imports all: its path.
 */
async function merged(): Promise<string> {
  const ready = join(folder, 'merged');
  const driver = join(ready, 'all.xsd');
  if (existsSync(driver)) return driver;
  const spaces = new Map<string, Merged>();
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('.xsd')))
    take(await readFile(join(folder, name), 'utf8'), spaces);
  const files = new Map([XML, ...spaces.keys()].map((space, i) => [space, `${i}.xsd`]));
  const importOf = (space: string): string => `<s:import namespace="${space}" schemaLocation="${files.get(space)}"/>`;
  const place = await mkdtemp(join(folder, 'merging-'));
  await writeFile(join(place, '0.xsd'), XML_SCHEMA);
  for (const [space, { attributes, imports, bodies }] of spaces) {
    const said = [...attributes].map(([name, value]) => `${name}="${value}"`).join(' ');
    const others = [...imports].filter((other) => other !== space && files.has(other)).map(importOf);
    await writeFile(
      join(place, files.get(space) ?? ''),
      `<s:schema xmlns:s="${SCHEMA}" ${said}>${others.join('')}${bodies.join('\n')}</s:schema>`,
    );
  }
  await writeFile(join(place, 'all.xsd'), `<s:schema xmlns:s="${SCHEMA}">${[...files.keys()].map(importOf).join('')}</s:schema>`);
  // Tests run side by side: who is second finds the folder there.
  await rename(place, ready).catch(() => rm(place, { recursive: true }));
  return driver;
}

const ROOT = /<(\w+):schema\b([^>]*)>([\s\S]*)<\/\1:schema>/;
const OUTSIDE = /<\w+:(import|include)\b[^>]*?(?:\/>|>\s*<\/\w+:\1>)/g;

/** Adds one published file to its namespace. */
function take(text: string, spaces: Map<string, Merged>): void {
  const [, , attributes = '', body = ''] = ROOT.exec(text.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  const said = new Map([...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
  const space = said.get('targetNamespace');
  if (!space) throw new Error('a schema without a namespace');
  const into: Merged = spaces.get(space) ?? { attributes: new Map(), imports: new Set(), bodies: [] };
  spaces.set(space, into);
  for (const [name, value] of said) into.attributes.set(name, value);
  for (const [, imported = ''] of body.matchAll(/:import\b[^>]*?namespace="([^"]*)"/g)) into.imports.add(imported);
  into.bodies.push(body.replace(OUTSIDE, ''));
}
