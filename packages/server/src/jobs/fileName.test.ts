import assert from 'node:assert/strict';
import test from 'node:test';
import { fileName } from './fileName.ts';

const cases: [title: string, name: string][] = [
  ['Solar power in 2030', 'Solar power in 2030.pptx'],
  ['Tea: a "history" of 2024/25 | part 1?', "Tea – a 'history' of 2024-25 - part 1.pptx"],
  ['At 12:30: lunch', 'At 12-30 – lunch.pptx'],
  ['太陽光発電の歴史', '太陽光発電の歴史.pptx'],
  ['می‌خواهم', 'می‌خواهم.pptx'],
  ['../../etc/passwd', 'etc-passwd.pptx'],
  ['one\u0000two\nthree\u202Efdp.exe', 'one two three fdp.exe.pptx'],
  ['Really...', 'Really.pptx'],
  ['', 'Presentation.pptx'],
  ['???', 'Presentation.pptx'],
  ['\u{1F375}'.repeat(200), `${'\u{1F375}'.repeat(80)}.pptx`],
];

for (const [title, name] of cases) {
  test(`${JSON.stringify(title.slice(0, 30))} becomes a file name`, () => assert.equal(fileName(title, 'pptx'), name));
}
