/** docs/benchmark.md, and the README's short table, from what a run measured. The same results give the same page. */
import { allScripts, type Scripts, type Share } from './judgeFiles.ts';
import type { Format } from './makers.ts';
import { better, type Cost, costNames, costs, costsOf, LESS, ratiosOf } from './ratios.ts';
import type { ReadBy } from './readDocuments.ts';
import type { MadeBy, Results } from './results.ts';
import { ofAll, percent, short, tableOf, times } from './tables.ts';

/** Of a measure that does not reach all, whoever is looked at. */
const ceiling =
  'Words of East Asia are parted by a dictionary, which parts some otherwise where lines meet: a little below 100 % is all of them.';

/** More of the busy time than this, and the machine was not the bench's alone. */
const SHARED = 0.1;

export function pageOf(results: Results): string {
  return [
    '# Beside others',
    'Written by `npm run bench:peers`, which installs what it compares with, runs all of it in turn and writes this page anew. Times are those of one machine; what counts is how they relate.',
    ranOn(results),
    '## Files made of the same content',
    method(results),
    ...(['pptx', 'pdf'] as const).flatMap((format) => [`### ${format.toUpperCase()}: what it takes`, takes(results, format)]),
    '### Where others take less, and why',
    reasons(results),
    '### PPTX: what it is worth',
    pptxWorth(results),
    pptxNotes,
    '### PDF: what it is worth',
    pdfWorth(results),
    pdfNotes,
    '## Documents read',
    reading(results.read),
    readingNotes,
    ...(results.service ? service(results.service) : []),
    ...(results.curve ? curve(results.curve) : []),
    '## What was compared',
    compared(results),
    'What [docs/benchmark.json](benchmark.json) keeps is a line for each release with its ratios. `npm run bench:check` compares the working tree with the last commit, deck by deck in pairs, and says what got more than 5 % slower and how sure that is.',
  ]
    .join('\n\n')
    .concat('\n');
}

function ranOn({ version, commit, day, machine, node, others, minutes }: Results): string {
  const share = Math.round(100 * others);
  const alone =
    others > SHARED
      ? `**The machine was shared: ${share} % of the processor time that was used during the run was other programs’. Go by processor time; times by the clock are longer than they need be, for all.**`
      : `Other programs used ${share} % of the processor time that was used during the run.`;
  return `Version ${version} (${commit}), ${day}, ${machine}, Node ${node}; ${Math.round(minutes)} minutes. ${alone}`;
}

const method = ({ texts, warmUp, slides }: Results): string =>
  `Each is given the same ${texts.length} presentations, ${slides} slides in all, as plain content: titles, points, speaker notes, a table, a chart and a photograph each. They come from the decks that the built-in writer makes of the sample texts in turn (${texts.join(', ')}). A first file is made by a process of its own, as a median over several; each further one is what it takes more when one process makes all, where the program can do that, and libraries make ${warmUp} others before. Slidewright runs from its sources, lays out each in another template, measures every word and embeds fonts in the PPTX. The adapters are in \`bench/peers/adapters\`: what has no charts gets the figures as a table. Slidewright’s figures stand as they are, those of others are times of it; below 1 they take less; by more than 5 %, it is in bold.`;

const of = (results: Results, format: Format): MadeBy[] => results.made.filter((each) => each.format === format);
const label = ({ name, how }: MadeBy): string => `${name} – ${how}`;
const notThere = (each: { name: string; missing?: string; failed?: true }): string[] => [
  each.name,
  `${each.failed ? 'not measured' : 'not installed'}: ${each.missing}`,
];

const units: Readonly<Record<Cost, string>> = { cold: ' s', coldWall: ' s', warm: ' s', memory: ' MB', size: ' KB', install: ' MB' };

function takes(results: Results, format: Format): string {
  const all = of(results, format);
  const ours = all.find(({ name }) => name === 'Slidewright');
  const rows = all.map((each) => {
    if (each.missing !== undefined || !ours) return notThere(each);
    if (each === ours) return [label(each), ...costs.map((cost) => `${short(costsOf(each)[cost] ?? 0)}${units[cost]}`)];
    const ratios = ratiosOf(each, ours);
    return [label(each), ...costs.map((cost) => ((ratios[cost] ?? 1) < LESS ? `**${times(ratios[cost])}**` : times(ratios[cost])))];
  });
  return tableOf(['', ...costs.map((cost) => costNames[cost])], rows);
}

const reasons = (results: Results): string => {
  const found = better(results).map(
    ({ name, costs: less, reason }) => `- **${name}** (${less.map((cost) => costNames[cost]).join('; ')}): ${reason}`,
  );
  return found.length > 0 ? found.join('\n') : 'Nowhere in this run.';
};

const total = (scripts: Scripts): Share =>
  Object.values(scripts).reduce((sum, { part, whole }) => ({ part: sum.part + part, whole: sum.whole + whole }), { part: 0, whole: 0 });

function pptxWorth(results: Results): string {
  const head = [
    '',
    'valid',
    'without lint',
    'text in placeholders',
    'titled slides',
    'charts',
    'tables',
    'theme colours',
    'described',
    'words',
    'pages run over',
  ];
  const rows = of(results, 'pptx').map((each) => {
    if (!each.pptx) return notThere(each);
    const { sdk, lint, inPlaces, titled, charts, tables, themed, described, words, over } = each.pptx;
    return [each.name, ofAll(sdk), ofAll(lint), ...[inPlaces, titled, charts, tables, themed, described, total(words), over].map(percent)];
  });
  return tableOf(head, rows);
}

const pptxNotes = `Valid: the Open XML SDK’s validator finds no fault. Lint: [our own rules](../test/pptx/packageLint.ts) for what makes PowerPoint offer a repair or is hard to use, which Slidewright is tested with and others are not. Text in placeholders: letters of text boxes that stand in a place of the layout; some of Slidewright’s templates draw short lists as shapes of their own. Charts and tables: those that PowerPoint can edit as such. Theme colours: of the colours that slides and charts name; “–” names none and has the layout’s. Described: pictures, charts and tables with alternative text. Words: of titles, points and tables, that are text in the file. Pages run over: letters off the page or over one another, as LibreOffice shows the file with the fonts of this machine; pictures of words, as Marp’s, cannot be looked at so. ${ceiling}`;

function pdfWorth(results: Results): string {
  const rows = of(results, 'pdf').map((each) => {
    if (!each.pdf) return notThere(each);
    const { valid, tagged, headings, tables, described, over, words } = each.pdf;
    return [
      each.name,
      ofAll(valid),
      ofAll(tagged),
      ...[headings, tables, described, over].map(percent),
      ...allScripts.map((script) => percent(words[script])),
    ];
  });
  return tableOf(['', 'valid', 'tagged', 'headings', 'tables', 'described', 'pages run over', ...allScripts], rows);
}

const pdfNotes = `Valid: qpdf finds no fault. Headings and tables: tags of that kind, of the slides and tables that there are. Described: figures with an alternative text, of those that are tagged. By script: words that \`pdftotext\` gives back, in the better of its two orders. ${ceiling}`;

function reading(read: readonly ReadBy[]): string {
  const rows = read.map((each) => {
    const name = `${each.kind.toUpperCase()}: ${each.name}`;
    const ours = read.find(({ kind, name: reader }) => kind === each.kind && reader === 'Slidewright')?.measured;
    const { measured } = each;
    if (!measured || !ours) return notThere({ ...each, name });
    const { cold, warm, words, headings, failed } = measured;
    const compare = (theirs: number | undefined, own: number | undefined, unit: string): string => {
      if (theirs === undefined || own === undefined) return '–';
      if (measured === ours) return `${short(theirs)}${unit}`;
      return theirs < LESS * own ? `**${times(theirs / own)}**` : times(theirs / own);
    };
    return [
      name,
      compare(cold.cpu, ours.cold.cpu, ' s'),
      compare(warm && 1000 * warm.cpu, ours.warm && 1000 * ours.warm.cpu, ' ms'),
      compare(cold.memory, ours.cold.memory, ' MB'),
      ...allScripts.map((script) => percent(words[script])),
      percent(headings),
      String(failed),
    ];
  });
  return tableOf(['', costNames.cold, costNames.warm, 'memory', ...allScripts, 'headings', 'failed'], rows);
}

const readingNotes = `The words and headings that each finds, by script. Word documents are of the sample texts; PDFs and PPTX are those that the programs above made, from each in turn. A reader that only collects words takes less than one that also looks for headings, lists, tables, columns and reading order: unpdf and poppler tell no headings. mammoth and pandoc read Word’s styles, as Slidewright does; that is little work, and what Slidewright takes more is for finding what a document without styles is made of. Slidewright is loaded from its sources, a thousand files. Officeparser has PDFs parsed in a process that it starts, whose processor time is counted.`;

function service({ waits, throughput }: NonNullable<Results['service']>): string[] {
  const [first] = waits;
  return [
    '## The service',
    `From POST to completed, one engine, nothing else to do, medians; the first presentation after the start took ${short(first?.first ?? 0)} s.`,
    tableOf(
      ['', 'from POST to completed', 'processor seconds of 1,000'],
      waits.map(({ kind, wall, cpu }) => [kind, `${short(wall)} s`, short(1000 * cpu)]),
    ),
    'All sample texts in turn, two PPTX for each PDF, another template each:',
    tableOf(
      ['engines', 'decks a second', 'processor seconds of 1,000 decks'],
      throughput.map(({ engines, decksASecond, cpuOfThousand }) => [String(engines), short(decksASecond), short(cpuOfThousand)]),
    ),
  ];
}

function curve({ slides, words }: NonNullable<Results['curve']>): string[] {
  const rows = (points: readonly { size: number; cpu: number }[]) =>
    points.map(({ size, cpu }) => [
      size.toLocaleString('en'),
      `${short(cpu)} s`,
      times(size / (points[0]?.size ?? 1)),
      times(cpu / (points[0]?.cpu ?? 1)),
    ]);
  return [
    '## How it grows',
    'From the text to the file in one process, warm, in processor time. Texts of 10,000 words in so many slides:',
    tableOf(['slides asked for', 'processor', 'size', 'time'], rows(slides)),
    'Texts of so many words in 20 slides; those that are longer than a sample text go on with others, in other languages and other orders of paragraphs:',
    tableOf(['words', 'processor', 'size', 'time'], rows(words)),
  ];
}

const compared = ({ peers }: Results): string =>
  tableOf(
    ['', 'from', 'version'],
    Object.values(peers).map(({ packageName, from, version, missing }) => [packageName, from, version ?? `not installed: ${missing}`]),
  );

/** The README's table: how others relate to Slidewright, where they are better too. What could not be had is told on the page alone. */
export function summaryOf(results: Results): string {
  const rows = results.made.flatMap((each) => {
    const ours = results.made.find(({ name, format }) => name === 'Slidewright' && format === each.format);
    if (!ours || each.missing !== undefined) return [];
    const name = `${each.format.toUpperCase()}: ${each.name}`;
    const ratios = ratiosOf(each, ours);
    const kept = [
      percent(each.pptx?.charts),
      percent(total(each.pptx?.words ?? each.pdf?.words ?? {})),
      percent((each.pptx ?? each.pdf)?.over),
    ];
    return [[name, ...(['cold', 'warm', 'size', 'install'] as const).map((cost) => (each === ours ? '1' : times(ratios[cost]))), ...kept]];
  });
  return tableOf(['', 'first file', 'each further', 'file size', 'installation', 'charts kept', 'words kept', 'pages run over'], rows);
}
