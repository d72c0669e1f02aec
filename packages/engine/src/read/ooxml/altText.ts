/** What a picture's properties say about it, where a person said it. */

import { oneLine } from '../../model/oneLine.ts';
import { descendant, type XmlElement } from '../../xml/tree.ts';

/** Characters. */
const LONGEST = 500;
const FILE_NAME = /^\S+\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp)$|^(?:picture|image|bild|grafik|图片|圖片|画像)\s?\d*$/i;
/** Sentences that an application adds to descriptions of its own. */
const GENERATED =
  /[\s,.]*(?:Description automatically generated(?: with \w+ confidence)?|AI-generated content may be incorrect|Automatisch generierte Beschreibung|KI-generierte Inhalte können fehlerhaft sein|Description générée automatiquement|Le contenu généré par l’IA peut être incorrect|Descripción generada automáticamente|El contenido generado por IA puede ser incorrecto|Descrizione generata automaticamente|Descrição gerada automaticamente|AI 生成的内容可能不正确|描述已自动生成|自動的に生成された説明)[\s.。]*$/i;

/** `properties` is a `wp:docPr`, `p:cNvPr` or `pic:cNvPr`. */
export function altText(properties: XmlElement | undefined): string | undefined {
  const said = properties?.attributes.descr || properties?.attributes.title || '';
  const text = oneLine(said.slice(0, 4 * LONGEST).toWellFormed()).replace(GENERATED, '');
  return text === '' || FILE_NAME.test(text) ? undefined : text.slice(0, LONGEST);
}

/** Whether the author says that the picture means nothing. */
export const isDecorative = (properties: XmlElement | undefined): boolean =>
  /^(?:1|true)$/.test(descendant(properties, 'adec:decorative')?.attributes.val ?? '');
