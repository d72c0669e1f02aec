/** The CMap that turns codes back into text (ISO 32000-1, 9.10.3). */
import { utf16Hex } from '../syntax/value.ts';

/** A block of a CMap may hold no more entries than this. */
const ENTRIES_PER_BLOCK = 100;

/** `texts` by code; a code without text has no entry. */
export function toUnicodeMap(texts: readonly string[]): string {
  const entries = texts.flatMap((text, code) => (text ? [`<${code.toString(16).padStart(4, '0')}> <${utf16Hex(text)}>`] : []));
  const blocks: string[] = [];
  for (let i = 0; i < entries.length; i += ENTRIES_PER_BLOCK) {
    const block = entries.slice(i, i + ENTRIES_PER_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}
