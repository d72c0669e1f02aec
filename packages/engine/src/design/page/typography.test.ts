import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateById } from '../templates/templates.ts';
import { body, heading, levelled, paragraph } from './typography.ts';

const Tokyo = templateById('Tokyo');
const english = { language: 'en', rtl: false };
const arabic = { language: 'ar', rtl: true };
const title = heading(Tokyo, 30, { ref: 'text' });

test('letter spacing is for scripts whose letters stand apart', () => {
  assert.equal(paragraph('Title', title, english).runs[0]?.style.tracking, -0.022);
  assert.equal(paragraph('Τίτλος – Заголовок 12', title, english).runs[0]?.style.tracking, -0.022);
  assert.equal(paragraph('عنوان', title, arabic).runs[0]?.style.tracking, undefined);
  assert.equal(paragraph('表題', title, english).runs[0]?.style.tracking, undefined);
});

test('taller scripts get more leading, tight headings most of all', () => {
  const leading = (text: string, look = title) => paragraph(text, look, english).lineHeight / look.style.size;
  assert.equal(leading('Title'), 1.2);
  assert.ok(leading('शीर्षक') > leading('عنوان') && leading('عنوان') > leading('表題') && leading('表題') > leading('Title'));
  assert.ok(leading('表題', body(Tokyo, 20, { ref: 'text' })) < 1.4 * 1.12);
});

test('heads side by side share a line height, whatever they are written in', () => {
  const heads = levelled(['कोड', 'Code'].map((text) => [paragraph(text, title, english)]));
  const [first, second] = heads.map(([head]) => head?.lineHeight);
  assert.ok(first !== undefined && first === second && first > paragraph('Code', title, english).lineHeight);
});

test('in a right-to-left deck figures and Latin names keep their direction on the right edge, except in lists', () => {
  const look = body(Tokyo, 20, { ref: 'text' });
  const direction = (text: string, bullet = false) => {
    const p = paragraph(text, look, arabic, bullet ? { bullet: { text: '–', style: look.style } } : {});
    return [p.rtl, p.align];
  };
  assert.deepEqual(direction('نص'), [true, 'start']);
  assert.deepEqual(direction('+38 %'), [false, 'end']);
  assert.deepEqual(direction('Microsoft نص'), [true, 'start']);
  assert.deepEqual(direction('README', true), [true, 'start']);
});
