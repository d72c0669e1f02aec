/** Damaged files end as a Document or as an UnreadableDocument, whatever is damaged. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { document as schema } from '../../../packages/engine/src/model/document.ts';
import { UnreadableDocument } from '../../../packages/engine/src/read/failure.ts';
import { readPdf } from '../../../packages/engine/src/read/pdf/readPdf.ts';
import { cpuMs } from '../../fixtures/cpuMs.ts';
import { handmadePdf, proseAt, textAt } from '../../fixtures/documents/pdf/handmade.ts';

const MUTANTS = 400;
const SLOWEST = 10_000;

/** A linear congruential generator: the same mutants in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const plain = handmadePdf({
  info: '/Title (Plain) /Author (Nobody)',
  outline: ['One', 'Two'],
  pages: [1, 2].map((page) => ({
    content: `${textAt(72, 780, `Chapter ${page}`, '/F2 18 Tf')} ${proseAt(72, 740, ['Some text that', 'goes on here.'])} 72 600 200 80 re S 72 640 m 272 640 l S 172 600 m 172 680 l S ${textAt(80, 650, 'a')} ${textAt(180, 650, 'b')} ${textAt(80, 610, '1')} ${textAt(180, 610, '2')}`,
  })),
});
const sources: readonly Uint8Array[] = [
  plain,
  plain,
  ...['hebrew', 'slides', 'report-tagged', 'report-distilled', 'pictures', 'pictures-tagged'].map((name) =>
    readFileSync(new URL(`../../fixtures/documents/pdf/${name}.pdf`, import.meta.url)),
  ),
];

function mutant(random: (below: number) => number): Uint8Array {
  const bytes = Buffer.from(sources[random(sources.length)] ?? plain);
  const kind = random(5);
  if (kind === 0) return bytes.subarray(0, random(bytes.length));
  if (kind === 1) {
    const from = random(bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(Math.min(bytes.length, from + 1 + random(400)))]);
  }
  if (kind === 2) {
    // Numbers become others: lengths, offsets, references, coordinates.
    const text = bytes.toString('latin1');
    const every = 2 + random(60);
    let count = 0;
    return Buffer.from(
      text.replace(/\b\d{1,6}\b/g, (number) => (++count % every === 0 ? String(random(10 ** (1 + random(9)))) : number)),
      'latin1',
    );
  }
  for (let i = 1 + random(60); i > 0; i--) bytes[random(bytes.length)] = kind === 3 ? random(256) : 0x20 + random(95);
  return bytes;
}

test(`${MUTANTS} damaged PDFs are read or refused`, async (t) => {
  const random = generator(20_260_301);
  const outcomes = new Map<string, number>();
  let slowest = 0;
  for (let i = 0; i < MUTANTS; i++) {
    const bytes = mutant(random);
    const start = cpuMs();
    const outcome = await readPdf(bytes).then(
      (document) => {
        schema.parse(document);
        return 'read';
      },
      (error: unknown) => {
        assert.ok(error instanceof UnreadableDocument, `mutant ${i}: ${error instanceof Error ? error.stack : error}`);
        return error.kind;
      },
    );
    const time = cpuMs() - start;
    slowest = Math.max(slowest, time);
    assert.ok(time < SLOWEST, `mutant ${i} took ${time} ms`);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  t.diagnostic(`${[...outcomes].map(([kind, count]) => `${kind} ${count}`).join(', ')}; slowest ${slowest.toFixed(0)} ms`);
});
