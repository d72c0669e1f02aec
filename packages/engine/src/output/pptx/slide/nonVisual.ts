/** What a shape is besides its look: id, name, alternative text, the placeholder that it fills. */
import type { Placeholder, SceneNode } from '../../../model/scene.ts';
import { element, type Markup } from '../../../xml/element.ts';

/** `p:cNvPr`. A decorative shape says so, and screen readers pass over it. `click` is what a click on the shape does. */
export function drawingProperties(id: number, node: Pick<SceneNode, 'name' | 'alt' | 'decorative'>, click?: Markup): string {
  const attributes = { id, name: node.name, descr: node.decorative ? '' : node.alt };
  if (!node.decorative) return element('p:cNvPr', attributes, click);
  const decorative = element('adec:decorative', { 'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative', val: '1' });
  return element(
    'p:cNvPr',
    attributes,
    click,
    element('a:extLst', undefined, element('a:ext', { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' }, decorative)),
  );
}

const types: Readonly<Record<Placeholder['type'], string>> = {
  title: 'title',
  subtitle: 'subTitle',
  body: 'body',
  picture: 'pic',
  table: 'tbl',
  chart: 'chart',
  footer: 'ftr',
  slideNumber: 'sldNum',
};

export const placeholderElement = (placeholder: Placeholder, customPrompt = false): string =>
  element('p:ph', {
    // Without a type it is one for content of any kind.
    type: placeholder.takesAll ? undefined : types[placeholder.type],
    idx: placeholder.index || undefined,
    hasCustomPrompt: customPrompt || undefined,
  });

/** `p:nvPr` */
export const applicationProperties = (placeholder: Placeholder | undefined): string =>
  element('p:nvPr', undefined, placeholder && placeholderElement(placeholder));

/** The element that names a shape: its drawing properties, those of its kind, those of the application. */
export const nonVisual = (name: string, id: number, node: SceneNode, kind: Markup, placeholder?: Placeholder, click?: Markup): string =>
  element(name, undefined, drawingProperties(id, node, click), kind, applicationProperties(placeholder));
