import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { openingOf } from './opening.ts';
import { structured } from './structured.ts';

const opening = (text: string) => {
  const { subtitle, meta } = openingOf(readText(text, 'text'));
  return { subtitle, meta };
};
const BODY = '\n\n## Goals\n\nWe want shade in every street, and soon.\n\n## Means\n\nTrees.';

const CASES: readonly (readonly [string, ReturnType<typeof opening>])[] = [
  ['# Trees\n\nA report to the council, spring 2026', { subtitle: 'A report to the council, spring 2026', meta: [] }],
  ['# Trees\n\nBy Ann Lee\n\n12 March 2026', { subtitle: undefined, meta: ['Ann Lee', '12 March 2026'] }],
  [
    '# Trees\n\nAuthor: Ann Lee\nDate: 2026-03-12\n\nHow shade comes to town.',
    { subtitle: 'How shade comes to town', meta: ['Ann Lee', '2026-03-12'] },
  ],
  ['# Bäume\n\nVon Anna Lehr | 12.03.2026', { subtitle: undefined, meta: ['Anna Lehr', '12.03.2026'] }],
  ['# Trees\n\nBy noon the street is hot. By night it is not.', { subtitle: 'By noon the street is hot. By night it is not', meta: [] }],
  ['# Trees\n\nBy noon the street is hot. By night it is not. Trees help.', { subtitle: undefined, meta: [] }],
  ['# Trees\n\nOne paragraph.\n\nAnd another.', { subtitle: undefined, meta: [] }],
];
for (const [head, expected] of CASES) test(head.replace(/\s+/g, ' '), () => assert.deepEqual(opening(head + BODY), expected));

test('a text of one paragraph under its title keeps it as its content', () => {
  assert.deepEqual(opening('# Trees\n\nA report to the council'), { subtitle: undefined, meta: [] });
});

test('what limits a text, and two short sentences about it, stand on its cover', () => {
  const on = (language: string, title: string, line: string): string | undefined => {
    const heads = ['Wer darf', 'Umfang', 'Fristen'].map((head) => `## ${head}\n\n${title} ${head} 12 ${line.slice(0, 12)}.`).join('\n\n');
    const { document, meta, masthead } = structured({ ...readText(`# ${title}\n\n${line}\n\n${heads}\n`, 'text'), language }, false);
    return openingOf(document, meta, masthead).subtitle;
  };
  const lines = [
    ['de', 'Richtlinie', 'Entwurf, Stand 14. Oktober – noch nicht mit dem Betriebsrat abgestimmt'],
    ['pl', 'Raport kwartalny', 'Spółdzielnia Bielanka – dane wstępne, niezbadane przez biegłego'],
    ['en', 'Proposal', "Prepared for the Growers' Association, 3 June 2024. Preliminary costs, subject to two further quotes"],
    ['en', 'tidecache', 'A small cache server for tide tables. Version 0.9 is a preview: the storage format may still change'],
  ] as const;
  for (const [language, title, line] of lines) assert.equal(on(language, title, line), line);
  // Which version it is says nothing there, nor what is asked of whoever gets it.
  assert.doesNotMatch(on('en', 'Proposal', 'Draft for the web page, please do not shorten – Ines') ?? '', /shorten/);
});
