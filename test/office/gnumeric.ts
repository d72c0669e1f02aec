/**
 * Charts of a PPTX as Gnumeric draws them: a second engine beside LibreOffice, which reads no cached value but the cells of the chart's
 * workbook. It opens no presentation, so a chart is put into a sheet of its own workbook.
 */
import { execFile, execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { readPackage } from '../pptx/readPackage.ts';

const run = promisify(execFile);

export const canDrawCharts = ((): boolean => {
  try {
    execFileSync('ssconvert', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** What is drawn of a chart, in pixels from the top left corner: filled areas and lines by their corners, in the order of drawing. */
export interface DrawnChart {
  readonly areas: readonly Outline[];
  readonly lines: readonly Outline[];
}
type Outline = readonly (readonly [x: number, y: number])[];

/** The charts of the file, by their numbers from 1. */
export async function drawnCharts(folder: string, file: Uint8Array): Promise<DrawnChart[]> {
  const parts = new Map(readPackage(file).map(({ name, content }) => [name, content]));
  const numbers = [...parts.keys()].flatMap((name) => /^ppt\/charts\/chart(\d+)\.xml$/.exec(name)?.[1] ?? []).map(Number);
  return Promise.all(
    numbers
      .sort((a, b) => a - b)
      .map(async (number) => {
        const [chart, workbook] = [parts.get(`ppt/charts/chart${number}.xml`), parts.get(`ppt/embeddings/chart${number}.xlsx`)];
        if (!chart || !workbook) throw new Error(`chart ${number} has no workbook`);
        const sheet = join(folder, `chart-${number}.xlsx`);
        await writeFile(sheet, withChart(workbook, Buffer.from(chart).toString()));
        await run('ssconvert', ['--export-graphs', sheet, join(folder, `chart-${number}-%n.svg`)]);
        return readDrawing(await readFile(join(folder, `chart-${number}-0.svg`), 'utf8'));
      }),
  );
}

/** The cells of a workbook's sheet, row by row, after its formulas are worked out anew. */
export async function cellsOf(folder: string, workbook: Uint8Array): Promise<string[][]> {
  const [sheet, cells] = [join(folder, 'cells.xlsx'), join(folder, 'cells.txt')];
  await writeFile(sheet, workbook);
  await run('ssconvert', ['--recalc', '--export-type=Gnumeric_stf:stf_assistant', '-O', 'separator="\t" quoting-mode=never', sheet, cells]);
  return (await readFile(cells, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument';

function withChart(workbook: Uint8Array, chart: string): Uint8Array {
  // Gnumeric 1.12 ends without a word on points of a line that have looks of their own.
  const drawn = chart
    .replace(/<c:externalData.*?<\/c:externalData>/s, '')
    .replace(/<c:lineChart>.*?<\/c:lineChart>/gs, (line) => line.replace(/<c:dPt>.*?<\/c:dPt>/gs, ''));
  const added: Readonly<Record<string, string>> = {
    'xl/charts/chart1.xml': drawn,
    'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main"><xdr:twoCellAnchor><xdr:from><xdr:col>4</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>16</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>28</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${DRAWING}/chart"><c:chart xmlns:c="${DRAWING}/chart" xmlns:r="${OFFICE}" r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`,
    'xl/drawings/_rels/drawing1.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/chart" Target="../charts/chart1.xml"/></Relationships>`,
  };
  const changes: Readonly<Record<string, readonly [string, string]>> = {
    '[Content_Types].xml': [
      '</Types>',
      `<Override PartName="/xl/drawings/drawing1.xml" ContentType="${TYPES}.drawing+xml"/><Override PartName="/xl/charts/chart1.xml" ContentType="${TYPES}.drawingml.chart+xml"/></Types>`,
    ],
    'xl/worksheets/_rels/sheet1.xml.rels': [
      '</Relationships>',
      `<Relationship Id="rIdChart" Type="${OFFICE}/drawing" Target="../drawings/drawing1.xml"/></Relationships>`,
    ],
    'xl/worksheets/sheet1.xml': ['<tableParts', '<drawing r:id="rIdChart"/><tableParts'],
  };
  const parts = readPackage(workbook).map(({ name, content }) => {
    const [from, to] = changes[name] ?? [];
    return { name, content: from && to ? Buffer.from(Buffer.from(content).toString().replace(from, to)) : content };
  });
  return writeZip([...parts, ...Object.entries(added).map(([name, text]) => ({ name, content: Buffer.from(text) }))]);
}

/** Letters are symbols within `defs` and clippings paths without a look: neither is drawn as it stands. */
function readDrawing(svg: string): DrawnChart {
  const paths = [...svg.replace(/<defs>.*?<\/defs>/gs, '').matchAll(/<path style="([^"]*)" d="([^"]*)"/g)].map(
    ([, style = '', d = '']) => ({
      isFilled: /(?:^|;)\s*fill:(?:rgb|url)/.test(style),
      outline: cornersOf(d),
    }),
  );
  return {
    areas: paths.flatMap(({ isFilled, outline }) => (isFilled ? [outline] : [])),
    lines: paths.flatMap(({ isFilled, outline }) => (isFilled ? [] : [outline])),
  };
}

/** Where its lines and curves begin and end. */
const cornersOf = (path: string): Outline =>
  [...path.matchAll(/[MLC]([^MLCZ]*)/g)].flatMap(([, numbers = '']) => {
    const [x, y] = numbers.trim().split(/\s+/).map(Number).slice(-2);
    return x === undefined || y === undefined ? [] : [[x, y] as const];
  });
