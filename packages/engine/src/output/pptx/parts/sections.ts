/** Sections, as PowerPoint 2010 and later keep them: an extension of the presentation. */
import { createHash } from 'node:crypto';
import type { Scene } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';

/** `slideIds` are the ids of the presentation's slides, in order. */
export function sectionList(scene: Scene, slideIds: readonly number[]): string {
  const sections = scene.sections.map((section, i) =>
    element(
      'p14:section',
      { name: section.name, id: guid(`${scene.title}\n${i}\n${section.name}`) },
      element(
        'p14:sldIdLst',
        undefined,
        ...section.pages.flatMap((page) => {
          const id = slideIds[page];
          return id === undefined ? [] : [element('p14:sldId', { id })];
        }),
      ),
    ),
  );
  const list = element('p14:sectionLst', { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main' }, ...sections);
  return element('p:ext', { uri: '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}' }, list);
}

/** A GUID that is made of a text: the same text, the same GUID (RFC 9562, version 8). */
function guid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const digits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17, 32)}`.toUpperCase();
  return `{${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}}`;
}
