/** What a file says about itself: the information dictionary and the same in XMP. No dates, so that the same Scene gives the same bytes. */
import type { Scene } from '../../../model/scene.ts';
import type { PdfFile } from '../syntax/file.ts';
import { name, type Ref, text } from '../syntax/value.ts';

const PRODUCER = 'Slidewright';
type Described = Pick<Scene, 'title' | 'subtitle' | 'author' | 'language'>;

export function writeInfo(file: PdfFile, { title, subtitle, author }: Described): Ref {
  return file.add({
    Title: text(title),
    Subject: subtitle ? text(subtitle) : undefined,
    Author: author ? text(author) : undefined,
    Creator: text(PRODUCER),
    Producer: text(PRODUCER),
  });
}

/** The XMP packet stays uncompressed: programs that do not read PDF look for it as plain text. */
export function writeXmp(file: PdfFile, scene: Described): Ref {
  const dict = { Type: name('Metadata'), Subtype: name('XML') };
  return file.addRawStream(dict, Buffer.from(xmpPacket(scene), 'utf8'));
}

export function xmpPacket({ title, subtitle, author, language }: Described): string {
  const alternative = (tag: string, value: string) =>
    `<dc:${tag}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(value)}</rdf:li></rdf:Alt></dc:${tag}>`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" \
xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>${alternative('title', title)}${subtitle ? alternative('description', subtitle) : ''}\
${author ? `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>` : ''}\
<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool><pdf:Producer>${PRODUCER}</pdf:Producer><pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text for XML 1.0: markup escaped, lone surrogates and characters that XML cannot hold replaced. */
const escapeXml = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"]/g, (char) => entities[char] ?? char);
