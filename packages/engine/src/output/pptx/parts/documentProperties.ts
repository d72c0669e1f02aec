/** What the file says of itself. No dates: the same Scene makes the same bytes. */
import type { Scene } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';
import { escapeText } from '../../../xml/escape.ts';
import { officeLanguage } from '../text/language.ts';

export function corePropertiesRoot(scene: Scene): string {
  const field = (name: string, text: string | undefined): string | undefined => text && element(name, undefined, escapeText(text));
  return element(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    field('dc:title', scene.title),
    field('dc:subject', scene.subtitle),
    field('dc:creator', scene.author),
    field('dc:language', officeLanguage(scene.language)),
  );
}

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
