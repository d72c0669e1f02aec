import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

test('the posts of a curriculum vitae are headings under the one that they share', () => {
  const text =
    'Marta Lindqvist\nProduct manager\nmarta@example.org | +46 70 123 45 67\n\nExperience\nSenior manager, Voltkraft (2020 – present)\n- Own the roadmap of the platform\n- Cut onboarding from 11 weeks to 3\nManager, Nordgrid (2016 – 2020)\n- Launched the charging app\n- Reduced failed sessions from 9.4 % to 2.1 %\n\nEducation\nMSc Energy Systems, 2014\nBSc Industrial Engineering, 2012\n';
  const { document } = structured(readText(text, 'text'), false);
  assert.deepEqual(
    document.blocks.flatMap((block) => (block.type === 'heading' && block.level > 1 ? [`${block.level} ${block.text}`] : [])),
    ['2 Experience', '3 Senior manager, Voltkraft (2020 – present)', '3 Manager, Nordgrid (2016 – 2020)', '2 Education'],
  );
});

test('posts that stand straight below one another keep their lines, the first one too', () => {
  const text =
    'MARTA LINDQVIST\nSenior engineer · marta@example.com\n\nPROFILE\nEngineer with 9 years in logistics and retail. Built pipelines that carry 4 billion events a day.\n\nEXPERIENCE\nBaltic Parcel, Gdańsk — Lead engineer (2021–present)\n• Moved 140 jobs to streaming\n• Cut costs by 38%\nSklepik, Warsaw — Engineer (2017–2021)\n• Built the monitoring of prices\n• Introduced contracts with 11 teams\n\nEDUCATION\nMSc Computer Science, Gdańsk University of Technology, 2017\n\nSKILLS\nKafka, Python, Scala\n';
  const { document } = structured(readText(text, 'text'), false);
  assert.deepEqual(
    document.blocks.flatMap((block) => (block.type === 'heading' && DIGIT.test(block.text) ? [block.text] : [])),
    ['Baltic Parcel, Gdańsk — Lead engineer (2021–present)', 'Sklepik, Warsaw — Engineer (2017–2021)'],
  );
});
const DIGIT = /\d/;
