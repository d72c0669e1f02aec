/** What shaping reads of a TrueType file: a tenth of it, in East Asian faces a thirtieth. */

/** Outlines. Shaping looks at them only where a font says nothing of where its marks stand. */
const outlines = ['glyf', 'loca', 'gvar'];
/** Hints, names, and what lines from top to bottom need. */
const unused = ['cvt ', 'fpgm', 'prep', 'gasp', 'hdmx', 'LTSH', 'VDMX', 'DSIG', 'STAT', 'meta', 'name', 'post', 'vhea', 'vmtx', 'VORG'];

const HEADER = 12;
const RECORD = 16;

interface Table {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** The file without the tables that shaping does not read; `withOutlines` for a font that has to be asked how large its glyphs are. */
export function shapingTables(data: Uint8Array, withOutlines = !placesMarks(data)): Uint8Array {
  const left = withOutlines ? unused : [...unused, ...outlines];
  const kept = tablesOf(data).filter(({ tag }) => !left.includes(tag));
  const aligned = (length: number) => (length + 3) & ~3;
  const start = HEADER + RECORD * kept.length;
  const file = new Uint8Array(kept.reduce((sum, { bytes }) => sum + aligned(bytes.length), start));
  const view = new DataView(file.buffer);
  // The numbers behind the count are for a search by halves, which HarfBuzz reckons itself; so it does not look at checksums.
  file.set(data.subarray(0, 4));
  view.setUint16(4, kept.length);
  let offset = start;
  kept.forEach(({ tag, bytes }, i) => {
    const record = HEADER + RECORD * i;
    for (let k = 0; k < 4; k++) file[record + k] = tag.charCodeAt(k);
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, bytes.length);
    file.set(bytes, offset);
    offset += aligned(bytes.length);
  });
  return file;
}

/** Whether the font says where marks of this script stand; without a script, whether it says so at all. */
export function placesMarks(data: Uint8Array, script?: string): boolean {
  const positions = tablesOf(data).find(({ tag }) => tag === 'GPOS')?.bytes;
  if (!positions || positions.length < 10) return false;
  if (script === undefined) return true;
  const view = new DataView(positions.buffer, positions.byteOffset, positions.byteLength);
  const list = view.getUint16(4);
  const count = list > 0 && list + 2 <= positions.length ? view.getUint16(list) : 0;
  return Array.from({ length: count }, (_, i) => tagAt(positions, list + 2 + 6 * i)).includes(script);
}

/** In the file's own order, which is that of their tags. */
function tablesOf(data: Uint8Array): Table[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Array.from({ length: view.getUint16(4) }, (_, i) => {
    const record = HEADER + RECORD * i;
    const offset = view.getUint32(record + 8);
    return { tag: tagAt(data, record), bytes: data.subarray(offset, offset + view.getUint32(record + 12)) };
  });
}

const tagAt = (data: Uint8Array, at: number): string => String.fromCharCode(...data.subarray(at, at + 4));
