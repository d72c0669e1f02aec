import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { briefOf } from '../plan/brief.ts';
import { sourceOfDocument } from './builtInSlide.ts';
import { coverOf } from './coverOf.ts';
import { frontLines } from './frontLines.ts';
import { dayOf } from './groundText.ts';

test('a cover says each thing once', () => {
  const known = { kind: 'cover', title: 'Bees', meta: 'Ann Lee · 3 May 2025', notes: '' } as const;
  const plan = { title: 'Bees fly', subtitle: 'Ann Lee, head of research', sections: [] };
  assert.deepEqual(coverOf(plan, known), { kind: 'cover', title: 'Bees fly', subtitle: plan.subtitle, meta: '3 May 2025', notes: '' });
  assert.equal(
    coverOf({ ...plan, title: 'Annual report', subtitle: 'Annual report: the members decide' }, known).subtitle,
    'the members decide',
  );
  // The source's own name, nearly as the plan has it.
  const roofs = { title: 'Fotowoltaika na sześciu dachach Spółdzielni Mieszkaniowej „Jarzębina”', sections: [] };
  const own = { ...known, title: roofs.title, meta: 'Fotowoltaika na dachach Spółdzielni Mieszkaniowej „Jarzębina” · 14 marca 2026' };
  assert.equal(coverOf(roofs, own).meta, '14 marca 2026');
});

test('where no subtitle holds, the line of the source stands there, or nothing: a message is that of a topic, and short', () => {
  const plan = { title: 'Bees fly', subtitle: 'Bees fly.', message: 'Bees need flowers.', sections: [] };
  const known = { kind: 'cover', title: 'Bees', notes: '' } as const;
  assert.equal(coverOf(plan, known).subtitle, undefined);
  assert.equal(coverOf(plan, { ...known, subtitle: 'What a summer showed' }).subtitle, 'What a summer showed');
  assert.equal(coverOf(plan, undefined).subtitle, plan.message);
  const long =
    'Bees need flowers, and where nobody sows any between the fields they fly so far that what they bring home is less than they eat.';
  assert.equal(coverOf({ ...plan, message: long }, undefined).subtitle, undefined);
});

test('the place whose rules and money a topic’s deck speaks of stands on its cover once', () => {
  const plan = {
    title: 'Should a town make its buses free?',
    subtitle: 'For the town council',
    place: 'Prices of the United States',
    sections: [],
  };
  assert.equal(coverOf(plan, undefined).meta, plan.place);
  assert.equal(coverOf({ ...plan, place: 'United States' }, undefined).meta, undefined, 'a name says nothing of prices');
  assert.equal(coverOf({ ...plan, subtitle: 'For a town council, at prices of the United States' }, undefined).meta, undefined);
  assert.equal(
    coverOf({ ...plan, place: 'A town of 30,000 people somewhere in the north of the United States' }, undefined).meta,
    undefined,
  );
});

test('the day of a file is told only where its text tells no year, and never that of a template', () => {
  const { blocks } = readText('Bees fly.', 'text');
  assert.equal(dayOf({ created: '2026-11-22T19:13:33Z', blocks }), '2026-11-22');
  assert.equal(dayOf({ created: '2013-12-23T23:15:00Z', blocks }), undefined);
  assert.equal(dayOf({ created: '2026-11-22T19:13:33Z', blocks: readText('Bees fly in 2024.', 'text').blocks }), undefined);
  const dated = { ...readText('Bees fly.', 'text'), created: '2026-11-22T19:13:33Z' };
  assert.deepEqual(frontLines(dated, []), ['2026-11-22']);
});

test('of an old deck only the first slide stands in front, without what its speaker says there, and no line twice', () => {
  const heading = (id: string, text: string) => ({ type: 'heading' as const, level: 1, text, id });
  const paragraph = (id: string, text: string) => ({ type: 'paragraph' as const, runs: [{ text }], id });
  const document: Document = {
    ...readText('x', 'text'),
    title: 'What two years taught us',
    author: 'Farah Siddiqui',
    blocks: [
      heading('b1', 'What two years taught us'),
      paragraph('b2', 'Farah Siddiqui, Head of Active Travel'),
      { type: 'note', text: 'Welcome everyone.', id: 'b3' },
      { type: 'break', kind: 'slide', id: 'b4' },
      heading('b5', 'Agenda'),
      paragraph('b6', 'Where we are'),
    ],
  };
  const pieces = [{ number: 1, passage: { section: { path: [] } }, units: [{ block: 'b6' }] }];
  assert.deepEqual(frontLines(document, pieces as never), ['Farah Siddiqui, Head of Active Travel']);
});

test('a paragraph in front of the first heading tells who is who, sentence by sentence', () => {
  const present =
    'Present: Ada Brook (chair, operations), Tom Reed (warehouse systems), Lia Marsh (carriers), Ben Holt (night shift lead), Sue Park (security).';
  const text = `# Review of the outage\n\nMinutes of the review on 9 October, 14:00 to 15:20. ${present} Apologies: Gus Lund (finance).\n\n## What happened\n\nThe first printer stopped at 21:42. Nobody saw it before 22:03.\n`;
  const document = readText(text, 'text');
  const begins = document.blocks.findLast(({ type }) => type === 'paragraph')?.id;
  const piece = { units: [{ block: begins }], passage: { section: { heading: 'What happened', path: [] } } };
  assert.deepEqual(frontLines(document, [piece] as never), [
    'Minutes of the review on 9 October, 14:00 to 15:20.',
    present,
    'Apologies: Gus Lund (finance).',
  ]);
});

test('who presents a text stands in front of it, also among lines that slides are made of', () => {
  const text = [
    'Northmere Hospital Trust',
    'Report to the Board of Directors, 5 November',
    'Agenda item 7: Urgent care in the second quarter and capacity for the winter',
    'Presented by: Helen Aske, Chief Operating Officer',
    'For: decision',
    '',
    '1. Purpose',
    'This paper tells the Board how urgent care performed between July and September, and what we expect in winter.',
    '',
    '2. Performance',
    'The two emergency departments saw 40,000 patients, 5 per cent more than in the same quarter last year.',
  ].join('\n');
  const document = readText(text, 'text');
  const source = sourceOfDocument(
    document,
    briefOf({ numSlides: 8, source: { origin: 'text', text, contentModificator: 'expand', textDensity: 'concise' } }, 'en'),
  );
  const lines = frontLines(document, source?.pieces ?? []);
  assert.ok(lines.includes('Presented by: Helen Aske, Chief Operating Officer'), lines.join('\n'));
  assert.ok(
    lines.every((line) => !line.includes('Agenda item')),
    lines.join('\n'),
  );
});
