/** `npm run bench`: how long things take on this machine, beside others in the same run. `-- --json` prints one JSON value. */
import { benchCost, LENGTHS, MOST_EXPONENT } from './cost.ts';
import { benchModel } from './model.ts';
import { benchPdf } from './pdf.ts';
import { benchPictures } from './pictures.ts';
import { benchPptx } from './pptx.ts';
import { benchReading } from './reading.ts';
import { benchService } from './service.ts';
import { benchStages } from './stages.ts';
import { benchTemplates } from './templates.ts';

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const json = process.argv.includes('--json');
const say = (line: string): void => {
  if (!json) console.log(line);
};

const results: Record<string, unknown> = {};

say('From POST to completed, a report of about 1,000 words (first job after the start, then the median):');
const service = await benchService();
for (const { format, first, median, bytes } of service)
  say(`  ${format.padEnd(5)} ${ms(first).padStart(8)} ${ms(median).padStart(8)}   ${Math.round(bytes / 1024)} KB`);
results.service = service;

say('\nThe engine alone on the same text, by stage, warm:');
for (const format of ['pptx', 'pdf'] as const) {
  const stages = await benchStages(format);
  const total = Object.values(stages).reduce((sum, time) => sum + time, 0);
  say(
    `  ${format.padEnd(5)} ${ms(total).padStart(8)}   ${Object.entries(stages)
      .map(([stage, time]) => `${stage} ${ms(time)}`)
      .join(', ')}`,
  );
  results[`stages.${format}`] = stages;
}

say('\nTwenty slides with charts, tables and pictures, laid out and written, warm; and the memory of a process that makes them once:');
const templates = await benchTemplates();
for (const { template, pptx, pdf, megabytes } of templates)
  say(`  ${template.padEnd(10)} PPTX ${ms(pptx).padStart(6)}   PDF ${ms(pdf).padStart(6)}   ${megabytes} MB`);
results.templates = templates;

say('\nReading a document, warm:');
const reading = await benchReading();
for (const { name, times } of reading) {
  say(
    `  ${name}: ${Object.entries(times)
      .map(([reader, time]) => `${reader} ${ms(time)}`)
      .join(', ')}`,
  );
}
results.reading = reading;

say('\nPictures of four megapixels, found and fetched on the loopback, cut and put into a presentation (first deck, then the median):');
const pictures = await benchPictures();
say(`  ${pictures.pictures} pictures: ${ms(pictures.first)} ${ms(pictures.median)}, ${pictures.megabytes} MB at most`);
results.pictures = pictures;

say('\nA language model of 60 tokens a second (an estimate from its waves and the lengths of its answers):');
const model = { expand: await benchModel('expand'), condense: await benchModel('condense') };
for (const [wish, { pages, slides, calls, waves, inputTokens, outputTokens, seconds }] of Object.entries(model))
  say(
    `  a PDF of ${pages} pages, ${wish}: ${slides} slides in ${calls} calls and ${waves} waves, ${inputTokens} tokens in and ${outputTokens} out, ${Math.round(seconds)} s`,
  );
results.model = model;

say('\nBeside others:');
for (const compare of [benchPptx, benchPdf]) {
  const { name, ours, peer, ratio } = await compare();
  say(
    `  ${name}: ${ms(ours)}${peer === undefined || ratio === undefined ? ' (it is not installed here)' : `, against ${ms(peer)}: ${ratio.toFixed(1)} times faster`}`,
  );
  results[name] = { ours, peer, ratio };
}

say(
  `\nProcessor time of repetitive and hostile texts of ${LENGTHS.map((length) => `${length / 1000}`).join(', ')} thousand characters; those that grow too fast:`,
);
const costs = await benchCost();
const wrong = costs.filter(({ exponent, fault }) => exponent > MOST_EXPONENT || fault !== undefined);
for (const { name, times, exponent, fault } of wrong)
  say(`  ${name.padEnd(40)} ${times.map(ms).join(', ')}: exponent ${exponent.toFixed(2)}${fault === undefined ? '' : `; ${fault}`}`);
say(
  `  ${costs.length - wrong.length} of ${costs.length} kinds cost no more than in proportion to their length (exponent at most ${MOST_EXPONENT})`,
);
results.cost = costs;

if (json) console.log(JSON.stringify(results));
