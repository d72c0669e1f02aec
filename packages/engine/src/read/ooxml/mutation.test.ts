import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { packageFrom } from '../../../../../test/fixtures/documents/ooxml/flatPackage.ts';
import { document } from '../../model/document.ts';
import { ZipArchive } from '../../zip/read.ts';
import { writeZip } from '../../zip/write.ts';
import { readDocx } from '../docx/readDocx.ts';
import { UnreadableDocument } from '../failure.ts';
import { readPptx } from '../pptx/readPptx.ts';

const folder = new URL('../../../../../test/fixtures/documents/ooxml/', import.meta.url);
const readers = { docx: readDocx, pptx: readPptx };
const packages = (['docx', 'pptx'] as const).flatMap((kind) =>
  readdirSync(new URL(kind, folder))
    .filter((name) => name.endsWith('.xml'))
    .map((name) => ({ kind, name, bytes: packageFrom(readFileSync(new URL(`${kind}/${name}`, folder), 'utf8')) })),
);
const ROUNDS = 24;

/** Mulberry32. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

type Random = ReturnType<typeof randomFrom>;

function flipped(bytes: Uint8Array, random: Random): Uint8Array {
  const out = Uint8Array.from(bytes);
  for (let i = 1 + random(8); i > 0; i--) out[random(out.length)] = random(256);
  return out;
}

/** Cuts, doubles, swaps or replaces a stretch of each part's XML and packs it again, so that the change reaches the readers. */
function rewritten(bytes: Uint8Array, random: Random): Uint8Array {
  const archive = new ZipArchive(bytes);
  const victim = random(archive.names().length);
  return writeZip(
    archive.names().map((name, i) => {
      const content = archive.read(name) ?? new Uint8Array();
      return { name, content: i === victim ? changed(Buffer.from(content).toString('utf8'), random) : content };
    }),
  );
}

function changed(xml: string, random: Random): string {
  const tags = Array.from(xml.matchAll(/<[^>]*>/g));
  const one = tags[random(Math.max(1, tags.length))];
  const other = tags[random(Math.max(1, tags.length))];
  if (!one || !other) return xml;
  const from = Math.min(one.index, other.index);
  const to = Math.max(one.index, other.index);
  switch (random(6)) {
    case 0:
      return xml.slice(0, from) + xml.slice(to);
    case 1:
      return xml.slice(0, to) + xml.slice(from);
    case 2:
      return xml.slice(0, one.index) + other[0] + xml.slice(one.index + one[0].length);
    case 3:
      return xml.replaceAll(/="\d+"/g, () => `="${['-1', '99999999999', 'NaN', '', '1e9', '0'][random(6)]}"`);
    case 4:
      return xml.replaceAll(/r:(?:id|embed|dm)="\w+"/g, 'r:id="main"');
    default:
      return xml.slice(0, to);
  }
}

/** Reads what nobody may have meant to be read. What is thrown but an UnreadableDocument fails the test. */
async function readsOrRefuses(kind: 'docx' | 'pptx', bytes: Uint8Array, what: string): Promise<'read' | 'refused'> {
  const start = process.cpuUsage();
  try {
    const found = await readers[kind](bytes);
    document.parse(found);
    return 'read';
  } catch (error) {
    assert.ok(error instanceof UnreadableDocument, `${what}: ${error instanceof Error ? error.stack : error}`);
    assert.ok(error.message.length < 200, what);
    return 'refused';
  } finally {
    assert.ok(process.cpuUsage(start).user < 4_000_000, `${what} took too long`);
  }
}

for (const [how, mutate] of Object.entries({
  flipped,
  rewritten,
  truncated: (bytes: Uint8Array, random: Random) => bytes.slice(0, random(bytes.length)),
})) {
  test(`${packages.length * ROUNDS} ${how} documents are read or refused`, async () => {
    const outcomes = { read: 0, refused: 0 };
    for (const [i, { kind, name, bytes }] of packages.entries()) {
      for (let round = 0; round < ROUNDS; round++) {
        const seed = 1_000 * i + round;
        outcomes[await readsOrRefuses(kind, mutate(bytes, randomFrom(seed)), `${name}, ${how} by ${seed}`)]++;
      }
    }
    assert.ok(outcomes.refused > 0);
    if (how === 'rewritten') assert.ok(outcomes.read > outcomes.refused, 'a document that is only odd is read');
  });
}
