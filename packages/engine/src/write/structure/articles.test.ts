/** The articles of rules are sections under their own numbers and names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../model/document.ts';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const blocksOf = (text: string): readonly Block[] => structured(readText(text, 'text'), false).document.blocks;
const headingsOf = (text: string): readonly string[] => blocksOf(text).flatMap((block) => (block.type === 'heading' ? [block.text] : []));

const RULES = {
  ko: {
    names: ['제1조 (대상)', '제2조 (예약)', '제3조 (파손·분실)'],
    text: '공방 장비 대여 규정\n\n제1조 (대상) 회비를 낸 만 18세 이상 회원만 빌릴 수 있습니다.\n\n제2조 (예약) 홈페이지에서 이용일 하루 전 18시까지. 전화 예약은 받지 않습니다.\n\n제3조 (파손·분실) 정상 사용 중 마모는 공방이 부담합니다. 분실은 지난 연수에 따라 아래와 같이 부담합니다.\n 1년 미만 구입가의 100%\n 1~3년 70%\n 3년 초과 40%\n\n문의는 게시판에 남겨 주세요.\n',
  },
  ja: {
    names: ['第1条（目的）', '第2条（会員）', '第3条（会費）'],
    text: '工房利用規約\n\n第1条（目的）この規約は工房の設備を安全に使うために定めるものです。\n\n第2条（会員）会員は年会費を納めた十八歳以上の人とします。\n\n第3条（会費）年会費は一万二千円とし、四月末までに納めます。途中で退会しても返金しません。\n',
  },
  zh: {
    names: ['第一条（目的）', '第二条（会员）', '第三条（费用）'],
    text: '工坊设备借用规定\n\n第一条（目的）本规定用于保障工坊设备的安全使用。\n\n第二条（会员）缴纳年费且年满十八岁的人可以借用设备。\n\n第三条（费用）年费为三百元，应在四月底前缴纳，中途退出不予退还。\n',
  },
  en: {
    names: ['Article 1 (Members)', 'Article 2 (Booking)', 'Article 3 (Damage)'],
    text: 'Rules of the tool library\n\nArticle 1 (Members) Only members over eighteen who have paid may borrow tools.\n\nArticle 2 (Booking) Book on the website by six in the evening of the day before.\n\nArticle 3 (Damage) The library pays for wear. Careless breakage costs the member half of the repair.\n',
  },
  es: {
    names: ['Art. 1 (Socios)', 'Art. 2 (Reserva)', 'Art. 3 (Daños)'],
    text: 'Reglamento del taller\n\nArt. 1 (Socios) Solo los socios mayores de edad que estén al corriente pueden llevarse herramientas.\n\nArt. 2 (Reserva) La reserva se hace en la web hasta las seis de la tarde del día anterior.\n\nArt. 3 (Daños) El taller paga el desgaste normal. La rotura por descuido la paga a medias el socio.\n',
  },
  fa: {
    names: ['ماده ۱ (اعضا)', 'ماده ۲ (رزرو)', 'ماده ۳ (خسارت)'],
    text: 'آیین‌نامهٔ کارگاه\n\nماده ۱ (اعضا) فقط اعضای بالای هجده سال که حق عضویت داده‌اند می‌توانند ابزار ببرند.\n\nماده ۲ (رزرو) رزرو تا ساعت شش عصر روز قبل در سایت انجام می‌شود.\n\nماده ۳ (خسارت) استهلاک عادی با کارگاه است. نصف هزینهٔ شکستن ابزار را عضو می‌پردازد.\n',
  },
};

for (const [language, { text, names }] of Object.entries(RULES))
  test(`articles with a name in brackets are headings (${language})`, () => assert.deepEqual(headingsOf(text).slice(-names.length), names));

test('two articles that a text quotes head nothing', () => {
  const text =
    'The dispute\n\nArticle 4 (Returns) was never meant for winter, and every member of the committee knew that when it was written.\n\nArticle 2 (Booking) says nothing at all about who holds the key when the office is closed.\n';
  assert.ok(!headingsOf(text).some((heading) => heading.startsWith('Article')));
});

test('ranges with the share that each of them stands for are the rows of a table', () => {
  const table = blocksOf(RULES.ko.text).find((block) => block.type === 'table');
  assert.deepEqual(table?.type === 'table' && table.rows, [
    ['1년 미만 구입가의', '100%'],
    ['1~3년', '70%'],
    ['3년 초과', '40%'],
  ]);
});
