import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridAt } from './grid.ts';

const TABLES = [
  ['Monat,Eintritte,Erlös (CHF)', 'Mai,4120,21800', 'Juni,11870,64300', 'Juli,15240,82900'],
  ['Kalem;Plan (TL);Gerçekleşen (TL)', 'Kitap;24000;26350', 'Kırtasiye;6000;4120'],
  ['項目,初年度(万円),2年目以降(万円)', '食器の買い替え,95,0', '差し引き,-25,-440'],
  ['Item,Price,Note', '"Kettle, small","1,200",new', 'Pan,340,used'],
];
for (const lines of TABLES)
  test(`rows that a program wrote: ${lines[0]}`, () => {
    const found = gridAt(lines, 0);
    assert.equal(found?.length, lines.length);
    assert.equal(found?.grid.header?.length, 3);
    assert.equal(found?.grid.rows.length, lines.length - 1);
  });

const SENTENCES = [
  ['Ann, Bob, and Cy met on Monday', 'They agreed on 3 dates, two rooms, and lunch', 'Nobody, it seems, objected'],
  ['Gutkorn 4,60 €, 30 % Bio, warm', 'Nord 4,35 €, 20 % Bio, warm', 'Haus 5,10 €, 60 % Bio, Umbau'],
];
for (const lines of SENTENCES) test(`lines with commas are no rows: ${lines[0]}`, () => assert.equal(gridAt(lines, 0), undefined));
