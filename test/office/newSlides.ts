/** New slides as PowerPoint makes them of a deck's layouts, filled as people fill them. */
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { readPackage } from '../pptx/readPackage.ts';

/** How long the texts of new slides are: a word or two, or more than a place holds at first sight. */
export type Filling = 'short' | 'long';

/** A deck of new slides, one of each layout, with its text placeholders filled by hand and no other slides. */
export function withNewSlides(file: Uint8Array, filling: Filling): Uint8Array {
  const parts = readPackage(file).map(({ name, content }) => ({ name, content: Buffer.from(content) }));
  const layouts = parts.filter(({ name }) => LAYOUT.test(name)).sort((a, b) => numberIn(a.name) - numberIn(b.name));
  const isGone = (name: string) => /^ppt\/(slides|notesSlides|charts|embeddings)\//.test(name);
  const made = layouts.flatMap(({ name, content }) => {
    const number = numberIn(name);
    const target = `../slideLayouts/slideLayout${number}.xml`;
    return [
      { name: `ppt/slides/slide${number}.xml`, content: newSlide(content.toString(), filling) },
      { name: `ppt/slides/_rels/slide${number}.xml.rels`, content: relationshipsOf([['rId1', 'slideLayout', target]]) },
    ];
  });
  const kept = parts.flatMap(({ name, content }) => {
    if (isGone(name)) return [];
    const xml = content.toString();
    if (name === '[Content_Types].xml') return [{ name, content: Buffer.from(typesWith(xml, layouts.length)) }];
    if (name === 'ppt/presentation.xml') return [{ name, content: Buffer.from(presentationWith(xml, layouts.length)) }];
    if (name === 'ppt/_rels/presentation.xml.rels') return [{ name, content: Buffer.from(slideRelationships(xml, layouts.length)) }];
    return [{ name, content }];
  });
  return writeZip([...kept, ...made]);
}

const LAYOUT = /^ppt\/slideLayouts\/slideLayout\d+\.xml$/;
const numberIn = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1]);
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relationshipsOf(list: readonly (readonly [id: string, type: string, target: string])[]): Buffer {
  const items = list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIP}/${type}" Target="${target}"/>`);
  return Buffer.from(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`,
  );
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

function typesWith(xml: string, count: number): string {
  const slide = 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml';
  const added = numbers(count).map((n) => `<Override PartName="/ppt/slides/slide${n}.xml" ContentType="${slide}"/>`);
  return xml
    .replace(/<Override PartName="\/ppt\/(slides|notesSlides|charts)\/[^>]*>/g, '')
    .replace('</Types>', `${added.join('')}</Types>`);
}

const slideRelationships = (xml: string, count: number): string =>
  xml.replace(/<Relationship [^>]*Target="slides\/[^>]*>/g, '').replace(
    '</Relationships>',
    `${numbers(count)
      .map((n) => `<Relationship Id="new${n}" Type="${RELATIONSHIP}/slide" Target="slides/slide${n}.xml"/>`)
      .join('')}</Relationships>`,
  );

const presentationWith = (xml: string, count: number): string =>
  xml
    .replace(/<p:sldIdLst>.*?<\/p:sldIdLst>/s, () => {
      const ids = numbers(count).map((n) => `<p:sldId id="${255 + n}" r:id="new${n}"/>`);
      return `<p:sldIdLst>${ids.join('')}</p:sldIdLst>`;
    })
    .replace(/<p:extLst>.*<\/p:extLst>/s, '');

/** A slide with the layout's placeholders, as PowerPoint makes it: each with its type and index alone, and text in those that take text. */
function newSlide(layout: string, filling: Filling): Buffer {
  const shapes = (layout.match(/<p:sp>.*?<\/p:sp>/gs) ?? []).flatMap((shape, i) => {
    const placeholder = /<p:ph [^>]*>|<p:ph\/>/.exec(shape)?.[0].replace(' hasCustomPrompt="1"', '');
    if (!placeholder) return [];
    const asks = [...shape.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, prompt]) => prompt ?? '');
    const kind = /type="(\w+)"/.exec(placeholder)?.[1] ?? 'body';
    if (!/^(title|subTitle|body)$/.test(kind)) return [];
    const texts = asks.map((prompt) => textFor(prompt, filling));
    const isList = shape.includes('<a:buChar') && texts.length === 1;
    const body = bodyFor(shape);
    return [placeholderShape(i + 2, placeholder, body, isList ? [...texts, ...texts, ...texts] : texts, isList)];
  });
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${RELATIONSHIP}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes.join('')}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
  );
}

/** PowerPoint says in the slide that text which is typed into a place that shrinks it may be shrunk, and how far; LibreOffice works that out. */
const bodyFor = (place: string): string => (place.includes('<a:normAutofit') ? '<a:bodyPr><a:normAutofit/></a:bodyPr>' : '<a:bodyPr/>');

function placeholderShape(id: number, placeholder: string, body: string, texts: readonly string[], oneLevel: boolean): string {
  const paragraphs = texts.map((text, i) => {
    const level = i > 0 && !oneLevel ? '<a:pPr lvl="1"/>' : '';
    return text ? `<a:p>${level}<a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r></a:p>` : '<a:p/>';
  });
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Placeholder ${id}"/><p:cNvSpPr/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody>${body}<a:lstStyle/>${paragraphs.join('')}</p:txBody></p:sp>`;
}

/** What people write where the prompt stands. Figures and dates are short wherever they stand. */
function textFor(prompt: string, filling: Filling): string {
  const [short, long] = writtenFor[prompt] ?? ['Short', 'A few words more'];
  return filling === 'short' ? short : long;
}

const sentence = 'Answers reach our customers within an hour now, because three teams share one list of open questions.';
const writtenFor: Readonly<Record<string, readonly [short: string, long: string]>> = {
  Title: ['Growth', 'Every third customer came back within a year, and most brought a friend'],
  Subtitle: ['A short line', sentence],
  Heading: ['Speed', 'Faster answers for all customers'],
  Text: ['A short text.', sentence],
  Items: ['A short text.', sentence],
  Step: ['Ask', 'Collect questions'],
  'A few words': ['Ask three teams', 'Three teams share one list of questions'],
  Label: ['Customers', 'Customers who came back within a year'],
  '00': ['7', '1,250'],
  '0': ['7', '12'],
  'No.': ['1', '12'],
  Number: ['1', '12'],
  Date: ['May', '14 May 2026'],
  Event: ['Start', 'The new office opens for three teams'],
  Name: ['Ann Lee', 'Maximilian Schwarz'],
  Role: ['Sales', 'Head of customer relations'],
  Quote: ['A short text.', sentence],
  'What it says': ['A short text.', sentence],
  'What follows': ['A short text.', sentence],
};
