import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutPictographs } from './pictographs.ts';

test('pictographs that decorate a line go, numbers made of pictures count, the same sign again and again marks a list', () => {
  for (const [given, told] of [
    ['🚀 We closed our best quarter 👇', 'We closed our best quarter'],
    ['1️⃣ The doctor loves it.\n2️⃣ Pilots die', '1. The doctor loves it.\n2. Pilots die'],
    ['👉 one\n👉 two\n\n📌 Note', '• one\n• two\n\nNote'],
    ['👩‍💻 "Remote" work', '"Remote" work'],
  ] as const)
    assert.equal(withoutPictographs(given), told);
});

test('what says how something stands stays, and so do signs among words and by themselves', () => {
  for (const text of [
    '🟢 Budget on track\n🔴 Schedule late',
    '✅ done',
    'We 💚 ferries',
    'Cake for all 🍰',
    '🎉',
    '☐ Accepted',
    '© 2024 Ann™',
    'A * B',
  ])
    assert.equal(withoutPictographs(text), text);
});
