/** What the file says of itself. Dates are those that it is given: without them the same Scene makes the same bytes at any time. */
import type { Scene } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { escapeText } from '../../../xml/escape.ts';
import { officeLanguage } from '../text/language.ts';

/** `created` is a moment in ISO 8601, in UTC; a new file was changed when it was made. */
export function corePropertiesRoot(scene: Scene, created?: string): string {
  const field = (name: string, text: string | undefined): string | undefined => text && element(name, undefined, escapeText(text));
  return element(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:dcterms': created && 'http://purl.org/dc/terms/',
      'xmlns:xsi': created && 'http://www.w3.org/2001/XMLSchema-instance',
    },
    field('dc:title', scene.title),
    field('dc:subject', scene.subtitle),
    field('dc:creator', scene.author),
    field('dc:language', officeLanguage(scene.language)),
    created && moment('dcterms:created', created),
    created && moment('dcterms:modified', created),
  );
}

const moment = (name: string, value: string): string => element(name, { 'xsi:type': 'dcterms:W3CDTF' }, escapeText(value));

export function extendedPropertiesRoot(scene: Scene): string {
  const notes = scene.pages.filter((page) => page.notes !== '').length;
  const field = (name: string, text: string | number): string => element(name, undefined, String(text));
  return element(
    'Properties',
    { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
    field('TotalTime', 0),
    field('Application', 'Slidewright'),
    field('PresentationFormat', 'Widescreen'),
    field('Slides', scene.pages.length),
    field('Notes', notes),
    field('HiddenSlides', 0),
  );
}
