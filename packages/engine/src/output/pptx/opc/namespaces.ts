/** Namespaces and content types of PresentationML and what it contains (ECMA-376 part 1). */
export const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
export const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
export const TABLE = 'http://schemas.openxmlformats.org/drawingml/2006/table';
const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PRESENTATION = 'http://schemas.openxmlformats.org/presentationml/2006/main';

export const presentationNamespaces = { 'xmlns:a': DRAWING, 'xmlns:r': OFFICE_RELATIONSHIPS, 'xmlns:p': PRESENTATION } as const;
export const chartNamespaces = { 'xmlns:c': CHART, 'xmlns:a': DRAWING, 'xmlns:r': OFFICE_RELATIONSHIPS } as const;
export const workbookNamespaces = {
  xmlns: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'xmlns:r': OFFICE_RELATIONSHIPS,
} as const;

const presentation = (name: string): string => `application/vnd.openxmlformats-officedocument.presentationml.${name}+xml`;
const spreadsheet = (name: string): string => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`;

export const contentTypes = {
  presentation: presentation('presentation.main'),
  slideMaster: presentation('slideMaster'),
  slideLayout: presentation('slideLayout'),
  slide: presentation('slide'),
  notesMaster: presentation('notesMaster'),
  notesSlide: presentation('notesSlide'),
  presProps: presentation('presProps'),
  viewProps: presentation('viewProps'),
  tableStyles: presentation('tableStyles'),
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
  chart: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  coreProperties: 'application/vnd.openxmlformats-package.core-properties+xml',
  extendedProperties: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  workbook: spreadsheet('sheet.main'),
  worksheet: spreadsheet('worksheet'),
  table: spreadsheet('table'),
  styles: spreadsheet('styles'),
  sharedStrings: spreadsheet('sharedStrings'),
} as const;
