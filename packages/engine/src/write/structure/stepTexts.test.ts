import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const blocksOf = (text: string) => structured(readText(text, 'text'), false).document.blocks;
const headingsOf = (text: string) => blocksOf(text).flatMap((block) => (block.type === 'heading' ? [`${block.level} ${block.text}`] : []));
const paragraphsOf = (text: string) => blocksOf(text).flatMap((block) => (block.type === 'paragraph' ? [plainText(block.runs)] : []));

const BIKE = `怎么给自行车换链条

需要的东西
新链条一根、截链器、抹布两块、手套一双。旧链条先别扔,要拿来比长度。

第一步:拆旧链条
把链条转到最小的飞轮上,用截链器顶出一颗销钉。销钉不要完全顶出来。

第二步:清洗飞轮
用旧牙刷和煤油把飞轮刷干净,再用抹布擦干。这一步不能省。

第三步:备件
两样:多余的链节留着,旧销钉也留着。放进一个小袋子里。

评论区问得多的:
问:要换飞轮吗?
答:骑了八千公里以上就一起换,不然新链条会跳齿。
问:多久换一次?
答:大约三千公里,用量规量一下就知道。
`;

test('a step that is named like those before it heads its section, also above a labelled line; questions below the post have their heading', () => {
  assert.deepEqual(headingsOf(BIKE), [
    '1 怎么给自行车换链条',
    '2 需要的东西',
    '2 第一步:拆旧链条',
    '2 第二步:清洗飞轮',
    '2 第三步:备件',
    '2 评论区问得多的',
    '3 要换飞轮吗?',
    '3 多久换一次?',
  ]);
  assert.ok(paragraphsOf(BIKE).includes('骑了八千公里以上就一起换,不然新链条会跳齿。'));
});

test('labelled lines that count nothing else of the text stay facts', () => {
  const { blocks } = readText(
    'The hall\n\nRoom 1: 40 seats\nHeating: gas\n\nThe hall was built in 1931 and has been let to clubs since then.\n',
    'text',
  );
  assert.ok(blocks.some((block) => block.type === 'facts' && block.entries.length === 2));
});

const SHOJI = `自転車の空気の入れ方

用意するもの
空気入れと、空気圧計と、ぞうきんを一枚ずつ用意します。

1 キャップを外す
バルブの先にある黒いキャップを、左に回して外します。なくさないように皿に入れます。

2 空気を入れる
空気入れの口金をまっすぐ差しこみ、レバーを起こします。目安の圧まで入れます。

3 圧を確かめる
空気圧計を当てて、タイヤの横に書いてある数字の中にあるか確かめます。

よくある失敗
すぐ抜ける → 虫ゴムが切れているか、バルブの中にごみが入っていて閉まりきらない
入らない → 口金が斜めに差さっている。いったん外してまっすぐ差しなおし、もう一度入れる
音がする → バルブの根元がゆるんでいる
`;

test('what stands before and behind numbered steps is no part of them, and each line with an arrow is its own', () => {
  assert.deepEqual(headingsOf(SHOJI), [
    '1 自転車の空気の入れ方',
    '2 用意するもの',
    '2 1 キャップを外す',
    '2 2 空気を入れる',
    '2 3 圧を確かめる',
    '2 よくある失敗',
  ]);
  const faults = blocksOf(SHOJI).flatMap((block) =>
    block.type === 'list' ? block.items.map(({ runs }) => plainText(runs)) : block.type === 'paragraph' ? [plainText(block.runs)] : [],
  );
  assert.equal(faults.filter((line) => line.includes('→')).length, 3);
});
