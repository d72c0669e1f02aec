/** Drawing guides, as PowerPoint 2013 and later keep them: an extension of the master (MS-PPTX 2.4.1.6). */
import type { Scene } from '../../../model/scene.ts';
import { element } from '../../../xml/element.ts';

/** Guides are placed in eighths of a point from the left or the top edge. */
const PER_POINT = 8;
/** The colour in which PowerPoint draws the guides of a master. */
const COLOR = 'F26B43';

export function guideList({ vertical, horizontal }: NonNullable<Scene['guides']>): string {
  const color = element('p15:clr', undefined, element('a:srgbClr', { val: COLOR }));
  const places = [...vertical.map((at) => ({ at })), ...horizontal.map((at) => ({ at, orient: 'horz' }))];
  const guides = places.map(({ at, ...orient }, i) =>
    element('p15:guide', { id: i + 1, ...orient, pos: Math.round(at * PER_POINT), userDrawn: true }, color),
  );
  const list = element('p15:sldGuideLst', { 'xmlns:p15': 'http://schemas.microsoft.com/office/powerpoint/2012/main' }, ...guides);
  return element('p:ext', { uri: '{27BBF7A9-308A-43DC-89C8-2F10F3537804}' }, list);
}
