import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../model/document.ts';
import { readText } from './text.ts';

/** Each slide as its heading, its lines and its notes. */
const told = (text: string) => {
  const { title, blocks } = readText(text, 'text');
  const lines = blocks.map((block) => {
    if (block.type === 'heading') return `# ${block.text}`;
    if (block.type === 'break') return '---';
    if (block.type === 'note') return `(${block.text})`;
    if (block.type === 'list') return block.items.map(({ runs }) => plainText(runs)).join(' | ');
    return block.type === 'paragraph' ? plainText(block.runs) : block.type;
  });
  return [title, ...lines];
};

test('the outline of a deck that somebody typed is read as its slides: titles without "Slide 3", notes as notes', () => {
  assert.deepEqual(
    told(
      'Presentation: Support\n\nSlide 1: Title\nMoving support to a shared inbox\nMaria Lindqvist, March 2026\n\nSlide 2: Today\n- 3 mailboxes\n- 2 phone lines\nSpeaker notes: the phone lines stay.\n\nSlide 3\nCosts\n- 13,500 euros\n',
    ),
    [
      'Moving support to a shared inbox',
      '# Moving support to a shared inbox',
      'Maria Lindqvist, March 2026',
      '---',
      '# Today',
      '3 mailboxes | 2 phone lines',
      '(the phone lines stay.)',
      '---',
      '# Costs',
      '13,500 euros',
    ],
  );
});

test('as a program writes it in Markdown: labels in bold letters, rules between the slides', () => {
  assert.deepEqual(
    told(
      '# Outline: Food waste\n**Audience:** the board\n\n---\n### **Slide 1: Title Slide**\n**Title:** Less on the bin\n**Subtitle:** A plan\n**Presenter:** Ana\n\n---\n### **Slide 2: The problem**\n**Content:**\n- 38 kg a day\n\n**Visual:** a bin\n**Speaker Notes:** Pause.\n\n---\n### **Slide 3: Thank you**\n',
    ),
    [
      'Less on the bin',
      '# Less on the bin',
      '(Audience: the board)',
      '---',
      '# The problem',
      '38 kg a day',
      '(Pause.\na bin)',
      '---',
      '# Thank you',
    ].toSpliced(2, 0, 'A plan', 'Presenter: Ana'),
  );
});

test('in other languages, with the number first too', () => {
  assert.deepEqual(
    told('Folie 1 – Titel\nKantine\n\nFolie 2 – Lage\n- 38 kg\nNotizen: leise\n\nFolie 3 – Beschluss\n- Waagen').slice(0, 5),
    ['Kantine', '# Kantine', '---', '# Lage', '38 kg'],
  );
  assert.deepEqual(told('1枚目：表紙\n給食の食品ロス\n\n2枚目：現状\n・1日38kg\n\n3枚目：対策\n・小さな皿を使う').slice(0, 4), [
    '給食の食品ロス',
    '# 給食の食品ロス',
    '---',
    '# 現状',
  ]);
});

test('what only counts like slides is none: captions below a text, days in another language than the word’s, a number left out', () => {
  for (const text of [
    `${'Die Wehre wurden im Sommer geprüft. '.repeat(8)}\n\nFolie 1: oben\n\nFolie 2: unten\n\nFolie 3: innen`,
    'Dia 1: Chegada a Lisboa\nMetro até à Baixa\n\nDia 2: Belém\nMosteiro dos Jerónimos\n\nDia 3: Sintra\nComboio do Rossio',
    'Slide 1: one\n- a\n\nSlide 2: two\n- b\n\nSlide 4: four\n- c',
  ])
    assert.doesNotMatch(JSON.stringify(readText(text, 'text').blocks), /"break"/);
});
