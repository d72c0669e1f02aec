import assert from 'node:assert/strict';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import { decodeText } from './encoding.ts';

const russian = 'Возобновляемая энергетика: состояние и задачи. Солнечная энергия быстро растёт.';
const japanese = '再生可能エネルギーの現状と課題について説明します。太陽光発電は増えています。';
const french = 'Café crème à la française, déjà vu';

/** Texts as long as a line or less: longer ones are easier to tell. */
const samples: readonly (readonly [encoding: string, text: string])[] = [
  ['utf-8', 'Äußerst hell – 太陽 🌞'],
  ['windows-1252', 'Straße'],
  ['windows-1252', french],
  ['windows-1252', 'El niño comió en la montaña. ¿Qué pasó?'],
  ['windows-1252', '“Smart quotes” – and dashes… are common.'],
  ['iso-8859-1', 'Größe und Übermut tun selten gut.'],
  ['windows-1250', 'Zażółć gęślą jaźń. Proszę pamiętać o świętach.'],
  ['windows-1250', 'Příliš žluťoučký kůň úpěl ďábelské ódy.'],
  ['windows-1251', russian],
  ['koi8-r', russian],
  ['windows-1253', 'Ανανεώσιμες πηγές ενέργειας: η κατάσταση και οι προκλήσεις.'],
  ['windows-1254', 'Yenilenebilir enerji: mevcut durum ve zorluklar. Güneş enerjisi hızla büyüyor, şimdi ığdır.'],
  ['windows-1255', 'אנרגיה מתחדשת: המצב הנוכחי והאתגרים. אנרגיית השמש צומחת במהירות.'],
  ['windows-1256', 'الطاقة المتجددة: الوضع الحالي والتحديات. تنمو الطاقة الشمسية بسرعة.'],
  ['cp874', 'พลังงานหมุนเวียน สถานการณ์ปัจจุบันและความท้าทาย'],
  ['shift_jis', japanese],
  ['euc-jp', japanese],
  ['gb18030', '中文文本'],
  ['gb18030', '可再生能源的发展现状与挑战。太阳能发电正在快速增长。'],
  ['big5', '再生能源的發展現況與挑戰。太陽能發電正在快速成長。'],
  ['euc-kr', '재생 가능 에너지의 현황과 과제. 태양광 발전은 빠르게 증가하고 있습니다.'],
  ['utf-16le', 'Hello world'],
  ['utf-16be', 'Hello world'],
  ['utf-16le', '中文文本与新能源一起发展'],
  ['utf-16be', '再生可能エネルギー\n日本'],
];
for (const [encoding, text] of samples) {
  test(`${encoding}: ${text.slice(0, 24)}`, () => {
    assert.equal(decodeText(iconv.encode(text, encoding, { addBOM: false })), text);
  });
}

test('ISO-2022-JP, which is ASCII to everybody else', () => {
  // The JIS X 0208 of EUC-JP, without the upper bits and between escape sequences.
  const jis = Buffer.from(iconv.encode(japanese, 'euc-jp').map((byte) => byte & 0x7f));
  const bytes = Buffer.concat([Buffer.from('Subject: \x1b$B'), jis, Buffer.from('\x1b(B.')]);
  assert.equal(decodeText(bytes), `Subject: ${japanese}.`);
});

test('a byte order mark decides, and is not part of the text', () => {
  for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be']) {
    assert.equal(decodeText(iconv.encode(french, encoding, { addBOM: true })), french, encoding);
  }
});

test('UTF-8 with a damaged byte here and there, or cut in the middle of a character, is UTF-8', () => {
  const text = Buffer.from(`${russian} `.repeat(20));
  const damaged = Buffer.from(text);
  damaged[400] = 0xff;
  for (const bytes of [damaged, text.subarray(0, 1001)]) assert.match(decodeText(bytes) ?? '', /^Возобновляемая энергетика: состояние/);
});

test('what is no text is not decoded', () => {
  const random = Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 7919 + (n >> 3) * 104729) % 256));
  const withZeros = Buffer.from(`%PNG${'\0\0\0\x01'.repeat(50)} and then some ordinary words`);
  const controls = Buffer.from('\x01\x02\x03'.repeat(30) + 'words '.repeat(30));
  for (const bytes of [random, withZeros, controls]) assert.equal(decodeText(bytes), undefined);
});

test('a few control characters are borne', () => {
  assert.equal(decodeText(Buffer.from(`${'word '.repeat(200)}\x01`))?.length, 1001);
});
