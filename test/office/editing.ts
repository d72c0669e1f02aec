/** Edits of a finished file as people make them, in its XML. */
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { readPackage } from '../pptx/readPackage.ts';

/** Every part whose path matches, changed; parts stay in their order. Workbooks of charts are packages of their own. */
function edited(file: Uint8Array, path: RegExp, change: (xml: string, name: string) => string): Uint8Array {
  return writeZip(
    readPackage(file).map(({ name, content }) => ({
      name,
      content: path.test(name) ? Buffer.from(change(Buffer.from(content).toString(), name)) : content,
    })),
  );
}

const SLIDE = /^ppt\/slides\/slide\d+\.xml$/;

/** The last point of every list in a body placeholder once more. */
export const withOneMoreBullet = (file: Uint8Array): Uint8Array =>
  edited(file, SLIDE, (xml) =>
    xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*?<p:ph (?:type="body"|idx)(?:(?!<\/p:sp>).)*<\/p:sp>/gs, (shape) => {
      const points = shape.match(/<a:p>(?:(?!<\/a:p>).)*<\/a:p>/gs) ?? [];
      return points.length < 2 ? shape : shape.replace(/<\/p:txBody>/, `${points.at(-1)}</p:txBody>`);
    }),
  );

/** Every text of a few words 30 % longer: its first words stand at its end again. Numbers and labels stay as they are. */
export const withLongerTexts = (file: Uint8Array): Uint8Array =>
  edited(file, SLIDE, (xml) =>
    xml.replace(/<a:t>([^<]*)<\/a:t>/g, (whole, text: string) => {
      const words = text.split(' ');
      if (words.length < 3) return whole;
      return `<a:t>${text} ${words.slice(0, Math.max(1, Math.round(words.length * 0.3))).join(' ')}</a:t>`;
    }),
  );

/** "Reset Slide" on every slide: what fills a placeholder has neither place nor look of its own any more. */
export const withResetSlides = (file: Uint8Array): Uint8Array =>
  edited(file, SLIDE, (xml) =>
    xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*?<p:ph (?:(?!<\/p:sp>).)*<\/p:sp>/gs, (shape) =>
      shape
        .replace(/<p:spPr>.*?<\/p:spPr>/gs, '<p:spPr/>')
        .replace(/<a:bodyPr [^>]*?(\/?)>/g, '<a:bodyPr$1>')
        .replace(/<a:pPr[^>]*\/>|<a:pPr.*?<\/a:pPr>/gs, '')
        .replace(/<a:rPr (lang="[^"]*")[^>]*?\/>|<a:rPr (lang="[^"]*").*?<\/a:rPr>/gs, (_, bare, full) => `<a:rPr ${bare ?? full}/>`),
    ),
  );

/** The last group that is called by the item's name on every slide taken away: a card, a step, a date. */
export const withoutLast = (file: Uint8Array, item: string): Uint8Array =>
  edited(file, SLIDE, (xml) => {
    const groups = xml.match(/<p:grpSp>.*?<\/p:grpSp>/gs) ?? [];
    const last = groups.filter((group) => group.includes(` name="${item} `)).at(-1);
    return last ? xml.replace(last, '') : xml;
  });

/** A value of a chart, in the chart and in its workbook. */
export function withValue(file: Uint8Array, from: number, to: number): Uint8Array {
  const inChart = edited(file, /^ppt\/charts\/chart\d+\.xml$/, (xml) => xml.replaceAll(`<c:v>${from}</c:v>`, `<c:v>${to}</c:v>`));
  return inWorkbooks(inChart, (xml) => xml.replaceAll(`<v>${from}</v>`, `<v>${to}</v>`));
}

function inWorkbooks(file: Uint8Array, change: (sheet: string) => string): Uint8Array {
  return writeZip(
    readPackage(file).map(({ name, content }) => ({
      name,
      content: name.endsWith('.xlsx') ? edited(content, /^xl\/worksheets\/sheet1\.xml$/, change) : content,
    })),
  );
}

/** A category at the end of every chart of one series, as typing below the last row adds it. */
export const withOneMoreCategory = (file: Uint8Array, name: string, value: number): Uint8Array =>
  edited(file, /^ppt\/charts\/chart\d+\.xml$/, (xml) =>
    xml.replace(/<c:(cat|val)>.*?<\/c:\1>/gs, (part, kind: string) => {
      const count = Number(/<c:ptCount val="(\d+)"/.exec(part)?.[1]);
      const point = `<c:pt idx="${count}"><c:v>${kind === 'cat' ? name : value}</c:v></c:pt>`;
      return part
        .replace(/<c:ptCount val="\d+"\/>/, `<c:ptCount val="${count + 1}"/>`)
        .replace(/<\/c:(str|num)Cache>/, `${point}</c:$1Cache>`)
        .replace(/\$(\d+)<\/c:f>/, (_, row: string) => `$${Number(row) + 1}</c:f>`);
    }),
  );
