/**
 * The workbook behind a chart, without which PowerPoint cannot edit its data: one sheet with a table, which grows when a row is added below
 * it, and the chart with it.
 */
import type { ChartData } from '@slidewright/contract/deck';
import type { ChartNode } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { escapeText } from '../../../xml/escape.ts';
import { contentTypes, workbookNamespaces } from '../opc/namespaces.ts';
import { OpcPackage } from '../opc/package.ts';
import { Relationships } from '../opc/relationships.ts';
import { columnName, SHEET } from './cellRange.ts';
import { placesOf, valuesOf } from './series.ts';
import { totalFormula } from './totalFormula.ts';

/** The bytes of an xlsx file whose values have the number format. */
export function chartWorkbook({ data, totals, look: { numberFormat } }: ChartNode): Uint8Array {
  const file = new OpcPackage();
  const own = new Relationships();
  const sheet = own.add('worksheet', 'worksheets/sheet1.xml');
  own.add('styles', 'styles.xml');
  own.add('sharedStrings', 'sharedStrings.xml');
  const strings = new SharedStrings();
  const rows = sheetRows(data, totals, strings);
  const list = element('sheets', undefined, element('sheet', { name: SHEET, sheetId: 1, 'r:id': sheet }));
  file.relationships.add('officeDocument', 'xl/workbook.xml');
  file.addXml('xl/workbook.xml', contentTypes.workbook, element('workbook', workbookNamespaces, list), own);
  const headings = headingsOf(data);
  const ofSheet = new Relationships();
  const table = isTable(headings) ? ofSheet.add('table', '../tables/table1.xml') : undefined;
  file.addXml('xl/worksheets/sheet1.xml', contentTypes.worksheet, worksheet(data, rows, table), ofSheet);
  if (table) file.addXml('xl/tables/table1.xml', contentTypes.table, tableRoot(headings, data.categories.length));
  file.addXml('xl/styles.xml', contentTypes.styles, styles(numberFormat));
  file.addXml('xl/sharedStrings.xml', contentTypes.sharedStrings, strings.toMarkup());
  return file.toZip();
}

class SharedStrings {
  readonly #indexes = new Map<string, number>();
  #uses = 0;

  index(text: string): number {
    this.#uses++;
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    this.#indexes.set(text, this.#indexes.size);
    return this.#indexes.size - 1;
  }

  toMarkup(): string {
    // The schema does not have the attribute here, and Excel asks for it, or drops the blanks: only where there are any.
    const kept = (text: string): string => (/^[ \t\r\n]|[ \t\r\n]$/.test(text) ? ' xml:space="preserve"' : '');
    const items = [...this.#indexes.keys()].map((text) => `<si><t${kept(text)}>${escapeText(text)}</t></si>`);
    return element('sst', { xmlns: workbookNamespaces.xmlns, count: this.#uses, uniqueCount: items.length }, ...items);
  }
}

/** Index into the styles below: a value with the chart's number format. */
const VALUE_STYLE = 1;

function sheetRows(data: ChartData, totals: ChartNode['totals'], strings: SharedStrings): string[] {
  const cell = (column: number, row: number, text: string): string =>
    element('c', { r: `${columnName(column)}${row}`, t: 's' }, element('v', undefined, String(strings.index(text))));
  const named = (row: number, text: string): string => {
    const formula = totals && totalFormula(totals, row);
    if (!formula) return cell(0, row, text);
    return element('c', { r: `A${row}`, t: 'str' }, `<f>${escapeText(formula)}</f>`, `<v>${escapeText(text)}</v>`);
  };
  const value = (column: number, row: number, number: number | null | undefined): string =>
    number === null || number === undefined
      ? ''
      : element('c', { r: `${columnName(column)}${row}`, s: VALUE_STYLE }, element('v', undefined, String(number)));
  const values = data.series.map((_, k) => valuesOf({ data }, k));
  // A scatter chart's first column says where its points stand; their names come last, beyond what is charted.
  const scatter = data.type === 'scatter';
  const places = scatter ? placesOf(data) : [];
  const head = element('row', { r: 1 }, ...headingsOf(data).map((heading, i) => cell(i, 1, heading)));
  const rows = data.categories.map((category, i) =>
    element(
      'row',
      { r: i + 2 },
      scatter ? value(0, i + 2, places[i]) : named(i + 2, category),
      ...values.map((series, k) => value(k + 1, i + 2, series[i])),
      scatter && cell(values.length + 1, i + 2, category),
    ),
  );
  return [head, ...rows];
}

/** Over the categories, or the places of a scatter chart's points, stands their unit; a table's heading is not empty, and a plain blank would be dropped. */
function headingsOf(data: ChartData): string[] {
  const first = (data.type === 'scatter' ? data.xUnit : data.unit)?.trim() || '\u00a0';
  return [first, ...data.series.map(({ name }) => name)];
}

/** A table's headings differ, also from capitals, and say something; the chart's names are not changed for that. */
function isTable(headings: readonly string[]): boolean {
  const plain = headings.every((heading, i) => (i === 0 || heading.trim() !== '') && !/[\r\n\t]/.test(heading));
  return plain && new Set(headings.map((heading) => heading.toLowerCase())).size === headings.length;
}

const rangeOf = (columns: number, rows: number): string => `A1:${columnName(columns - 1)}${rows + 1}`;

const tableRoot = (headings: readonly string[], rows: number): string =>
  element(
    'table',
    {
      xmlns: workbookNamespaces.xmlns,
      id: 1,
      name: 'ChartData',
      displayName: 'ChartData',
      ref: rangeOf(headings.length, rows),
      totalsRowShown: false,
    },
    element('tableColumns', { count: headings.length }, ...headings.map((name, i) => element('tableColumn', { id: i + 1, name }))),
    element('tableStyleInfo', {
      name: 'TableStyleLight1',
      showFirstColumn: false,
      showLastColumn: false,
      showRowStripes: false,
      showColumnStripes: false,
    }),
  );

const worksheet = (data: ChartData, rows: readonly string[], table: string | undefined): string =>
  element(
    'worksheet',
    workbookNamespaces,
    element('dimension', { ref: `A1:${columnName(data.series.length + (data.type === 'scatter' ? 1 : 0))}${data.categories.length + 1}` }),
    '<cols><col min="1" max="1" width="24" customWidth="1"/></cols>',
    element('sheetData', undefined, ...rows),
    table && element('tableParts', { count: 1 }, element('tablePart', { 'r:id': table })),
  );

/** Ids of number formats below 164 are Excel's own. */
const OWN_FORMAT = 164;

const styles = (numberFormat: string): string =>
  element(
    'styleSheet',
    { xmlns: workbookNamespaces.xmlns },
    element('numFmts', { count: 1 }, element('numFmt', { numFmtId: OWN_FORMAT, formatCode: numberFormat })),
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    element(
      'cellXfs',
      { count: 2 },
      '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
      element('xf', { numFmtId: OWN_FORMAT, fontId: 0, fillId: 0, borderId: 0, xfId: 0, applyNumberFormat: true }),
    ),
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  );
