/** Files that are not read, and how they are told. Each is named in the plural. */

type Signatures = readonly (readonly [signature: string, name: string, offset?: number])[];

/** Bytes (as Latin-1) that files begin with, or have at an offset, and no text does. */
export const signatures: Signatures = [
  ['{\\rtf', 'Rich text files (RTF)'],
  ['%!PS', 'PostScript files'],
  ['\x89PNG', 'Images (PNG)'],
  ['\xff\xd8\xff', 'Images (JPEG)'],
  ['II*\0', 'Images (TIFF)'],
  ['MM\0*', 'Images (TIFF)'],
  ['\0\0\x01\0', 'Images (ICO)'],
  ['\x1aE\xdf\xa3', 'Videos'],
  ['\x1f\x8b', 'Compressed files (gzip)'],
  ['\xfd7zXZ', 'Compressed files (xz)'],
  ['\x28\xb5\x2f\xfd', 'Compressed files (Zstandard)'],
  ["7z\xbc\xaf'\x1c", 'Compressed files (7z)'],
  ['\x7fELF', 'Programs'],
  ['\xca\xfe\xba\xbe', 'Programs'],
];

/** The same for beginnings that a text may have by chance: they are looked for in what is no text. */
export const asciiSignatures: Signatures = [
  ['GIF8', 'Images (GIF)'],
  ['BM', 'Images (BMP)'],
  ['WEBP', 'Images (WebP)', 8],
  ['ftypheic', 'Images (HEIC)', 4],
  ['ftypavif', 'Images (AVIF)', 4],
  ['8BPS', 'Photoshop files'],
  ['ftyp', 'Videos', 4],
  ['AVI ', 'Videos', 8],
  ['ID3', 'Audio files'],
  ['OggS', 'Audio files'],
  ['fLaC', 'Audio files'],
  ['WAVE', 'Audio files', 8],
  ['\xff\xfb', 'Audio files'],
  ['BZh', 'Compressed files (bzip2)'],
  ['Rar!', 'Compressed files (RAR)'],
  ['ustar', 'Archives (tar)', 257],
  ['SQLite format 3', 'Databases (SQLite)'],
  ['wOF', 'Fonts'],
  ['OTTO', 'Fonts'],
  ['MZ', 'Programs'],
  ['PK', 'Damaged ZIP archives'],
];

/** Formats that are written as text, but are not meant to be read as it. They are looked for in the first 2 KB. */
export const textFormats: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)*<(?:!doctype html|html)[\s>]/i, 'Web pages (HTML)'],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i, 'Images (SVG)'],
  [/^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*){0,30}?MIME-Version:[^\n]*\n[\s\S]*?multipart\/related/i, 'Web archives (MHTML)'],
  [/^\s*<\?xml[^>]*>\s*<\?mso-application\s/, 'Office documents in flat XML'],
  [/^\s*<\?xml[^>]*>\s*<office:document[\s>]/, 'OpenDocument files'],
];

/** What a zip archive is in which all of these names, or beginnings of names, occur. */
export const zipContents: readonly (readonly [prefixes: readonly string[], name: string])[] = [
  [['xl/'], 'Excel workbooks (XLSX)'],
  [['visio/'], 'Visio drawings (VSDX)'],
  [['META-INF/container.xml'], 'EPUB books'],
  [['META-INF/manifest.xml', 'content.xml'], 'OpenDocument files (ODT, ODP, ODS)'],
  [['Index/Document.iwa'], 'Pages, Keynote and Numbers documents'],
  [['Index.zip'], 'Pages, Keynote and Numbers documents'],
  [['Contents/content.hpf'], 'Hangul documents (HWPX)'],
  [['FixedDocumentSequence.fdseq'], 'XPS documents'],
  [['META-INF/MANIFEST.MF'], 'Java archives'],
];

/** Streams that tell the old Office formats apart, in the order in which they decide. */
export const legacyStreams: readonly (readonly [stream: string, name: string])[] = [
  ['WordDocument', 'Old Word documents (DOC)'],
  ['PowerPoint Document', 'Old PowerPoint presentations (PPT)'],
  ['Workbook', 'Old Excel workbooks (XLS)'],
  ['HwpSummaryInformation', 'Hangul documents (HWP)'],
  ['__substg1.0_', 'Outlook messages (MSG)'],
  ['VisioDocument', 'Visio drawings (VSD)'],
];

export const containers = {
  /** Streams that hold an encrypted document of the present formats. */
  encrypted: ['EncryptedPackage', 'EncryptionInfo'],
  name: 'Old Office files (DOC, PPT, XLS)',
} as const;
