import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../../../../test/fixtures/writtenTexts.ts';
import { readText } from '../../read/text.ts';

const itemsOf = (text: string): string[] =>
  deckOf({ name: 'label', text, document: readText(text, 'text') }).slides.flatMap((slide) =>
    slide.kind === 'bullets' ? slide.items.map((item) => item.text) : [],
  );

test('behind its label a line goes on as the source has it, with its dash and its small letter', () => {
  const museum = itemsOf(
    '# Музей в 2013 году\n\n## О музее\n\n- Основан в 1961 году, с 1987 года – в доме купца Рогова\n- 14 сотрудников, из них 6 научных\n- Филиал: закрыт на ремонт с августа\n- Норма – 100 %: при нынешнем темпе закончим в 2017 году\n',
  );
  assert.ok(museum.includes('Основан в 1961 году, с 1987 года – в доме купца Рогова'), museum.join('\n'));
  assert.ok(museum.includes('Филиал: закрыт на ремонт с августа'), museum.join('\n'));
  const mistakes = itemsOf(
    '# Walls\n\n## Mistakes\n\n- pinning from the face – little wedges knocked into the front, which drop out within a year\n- Traced stones, laid lengthways because they look good and cover ground\n- Carrying on when tired, since most fingers are crushed after three\n',
  );
  assert.ok(mistakes[0]?.startsWith('Pinning from the face – little wedges'), mistakes.join('\n'));
});
