/** Edits of a finished file as people make them, in its XML. */
import { writeZip } from '../../packages/engine/src/zip/write.ts';
import { readPackage } from '../pptx/readPackage.ts';

/** Every part whose path matches, changed; parts stay in their order. */
export function edited(file: Uint8Array, path: RegExp, change: (xml: string, name: string) => string): Uint8Array {
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
      // Scripts without spaces have no words to count.
      const parts = WITHOUT_SPACES.test(text) ? [...text] : text.split(' ');
      const isShort = parts.length < (WITHOUT_SPACES.test(text) ? 6 : 3);
      if (isShort) return whole;
      const space = WITHOUT_SPACES.test(text) ? '' : ' ';
      return `<a:t>${text}${space}${parts.slice(0, Math.max(1, Math.round(parts.length * 0.3))).join(space)}</a:t>`;
    }),
  );
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

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

/** Titles alone are written anew: of the first slide, the third and so on longer by half, of the others a single word. */
export const withOtherTitles = (file: Uint8Array): Uint8Array =>
  edited(file, SLIDE, (xml, name) =>
    xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*?<p:ph type="(?:title|ctrTitle)"(?:(?!<\/p:sp>).)*<\/p:sp>/gs, (shape) => {
      let runs = 0;
      return shape.replace(/<a:t>([^<]*)<\/a:t>/g, (_, text: string) => {
        const words = text.split(' ');
        const half =
          words.length > 1 ? ` ${words.slice(0, Math.ceil(words.length / 2)).join(' ')}` : text.slice(0, Math.ceil(text.length / 2));
        const isLonger = Number(/(\d+)\.xml$/.exec(name)?.[1]) % 2 === 1;
        return `<a:t>${isLonger ? text + half : runs++ === 0 ? (words.length > 1 ? words[0] : text.slice(0, 2)) : ''}</a:t>`;
      });
    }),
  );

/** The slides from the last to the first, as somebody drags them. */
export const inOtherOrder = (file: Uint8Array): Uint8Array =>
  edited(file, /^ppt\/presentation\.xml$/, (xml) =>
    xml.replace(/(?<=<p:sldIdLst>).*?(?=<\/p:sldIdLst>)/s, (list) => (list.match(/<p:sldId [^>]*>/g) ?? []).reverse().join('')),
  );

/** All that says nothing and is no placeholder deleted from slides, layouts and master: bands, rules, ornaments. */
export const withoutArt = (file: Uint8Array): Uint8Array =>
  edited(file, /^ppt\/(slides|slideLayouts|slideMasters)\/\w+\.xml$/, (xml) =>
    xml.replace(/<p:(sp|cxnSp|pic)>(?:(?!<\/p:\1>).)*<\/p:\1>/gs, (shape) => (/<p:ph |<p:ph\/>|<a:t>/.test(shape) ? shape : '')),
  );

/** "Change Picture" on all: other bytes in their place, of another shape; crop and frame stay as they are. */
export const withOtherPictures = (file: Uint8Array, picture: Uint8Array): Uint8Array =>
  writeZip(readPackage(file).map(({ name, content }) => ({ name, content: /^ppt\/media\/.*\.jpe?g$/.test(name) ? picture : content })));

/** A theme of greys, each as light as the colour in its place, and of one face for all. */
export const withOtherTheme = (file: Uint8Array, face: string): Uint8Array =>
  edited(file, /^ppt\/theme\/theme\d+\.xml$/, (xml) =>
    xml
      .replace(/(?<=<a:srgbClr val=")[0-9A-F]{6}/g, (hex) => {
        const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        const grey = Math.round(0.3 * r + 0.59 * g + 0.11 * b);
        return grey.toString(16).padStart(2, '0').toUpperCase().repeat(3);
      })
      .replace(/(?<=<a:(?:latin|ea|cs) typeface=")[^"]+/g, face)
      .replace(/(?<=<a:font script="[^"]*" typeface=")[^"]+/g, face),
  );
