/** Layouts: art that every slide of the kind shows, and placeholders that give what is put in them its place and look. */
import type { Frame, Layout, Placeholder, Scene, SceneNode } from '../../../model/scene.ts';
import { element, type Markup } from '../../../xml/element.ts';
import { fillElement } from '../drawing/color.ts';
import { geometryElement, rectangle, turnedTransform } from '../drawing/geometry.ts';
import { presentationNamespaces } from '../opc/namespaces.ts';
import { drawingProperties, placeholderElement } from '../slide/nonVisual.ts';
import type { PartContext } from '../slide/partContext.ts';
import { nodeElement, shapeTree } from '../slide/shapeTree.ts';
import { officeLanguage } from '../text/language.ts';
import { type LevelLook, levels } from '../text/levelStyle.ts';
import { slideNumberField } from '../text/paragraph.ts';
import { textRun } from '../text/run.ts';
import { anchorValue, autofit, themeFontsFor } from '../text/textBody.ts';
import { background } from './background.ts';
import { showsSharedArt } from './sharedArt.ts';

/** `shared` is the art that the master shows. */
export function layoutRoot(layout: Layout, shared: readonly SceneNode[], scene: Scene, context: PartContext): string {
  const fromMaster = showsSharedArt(layout, shared);
  const own = fromMaster ? layout.nodes.slice(shared.length) : layout.nodes;
  const art = [...own, ...standIns(layout)].map((node) => nodeElement(node, context));
  const hidesMaster = shared.length > 0 && !fromMaster;
  const placeholders = layout.placeholders.map((placeholder) => placeholderShape(placeholder, scene.language, context, true));
  return element(
    'p:sldLayout',
    { ...presentationNamespaces, showMasterSp: hidesMaster ? false : undefined, type: layoutType(layout), preserve: true, userDrawn: true },
    element('p:cSld', { name: layout.name }, layout.background && background(layout.background), shapeTree([...art, ...placeholders])),
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>',
  );
}

const namedKinds: Readonly<Record<NonNullable<Layout['kind']>, string>> = { title: 'title', section: 'secHead', picture: 'picTx' };

/** The kinds that PowerPoint itself looks for, by what they hold; a custom layout names none. */
function layoutType(layout: Layout): string | undefined {
  if (layout.kind) return namedKinds[layout.kind];
  if (layout.placeholders.some(({ beside }) => beside)) return undefined;
  const held = layout.placeholders
    .filter(({ type }) => type !== 'footer' && type !== 'slideNumber')
    .map(({ type, takesAll }) => (takesAll ? 'content' : type));
  const kinds: Record<string, string> = {
    '': 'blank',
    title: 'titleOnly',
    'title subtitle': 'title',
    'title body': 'obj',
    'title content': 'obj',
    'title content content': 'twoObj',
    'title body content body content': 'twoTxTwoObj',
    'title table': 'tbl',
    'title chart': 'chart',
  };
  return kinds[held.join(' ')];
}

/** What slides of the Scene draw themselves is shown where they can hide it, which hides all art of the layout. */
export const standIns = ({ behind }: Layout): readonly SceneNode[] => behind ?? [];

/** As many as PowerPoint's own layouts have; the master has the rest. */
const BODY_LEVELS = 5;

/** As the selection pane lists them, with their ids. */
const names: Readonly<Record<Placeholder['type'], string>> = {
  title: 'Title',
  subtitle: 'Subtitle',
  body: 'Text placeholder',
  picture: 'Picture placeholder',
  table: 'Table placeholder',
  chart: 'Chart placeholder',
  footer: 'Footer',
  slideNumber: 'Slide number',
};

const levelLook = ({ style, align, lineHeight, indent, bullet, spaceBefore, below }: Placeholder, rtl: boolean): LevelLook => ({
  style,
  align,
  rtl,
  lineHeight,
  indent,
  ...(bullet && { bullet }),
  ...(spaceBefore && { spaceBefore }),
  ...(below && { below: { ...below, align, rtl } }),
});

/** A placeholder of the master or of a layout. The master's does not show a prompt of its own. */
export function placeholderShape(placeholder: Placeholder, language: string, context: PartContext, customPrompt: boolean): string {
  const { themeFonts: fonts, rtl } = context;
  const id = context.nextShapeId();
  const look = { fonts, themeFonts: themeFontsFor(placeholder, fonts) };
  const properties = element('a:rPr', { lang: officeLanguage(language) });
  const prompt = placeholder.type === 'slideNumber' ? slideNumberField('‹#›', properties) : textRun(placeholder.prompt, properties);
  const text = element(
    'p:txBody',
    undefined,
    element(
      'a:bodyPr',
      { vert: 'horz', wrap: 'square', lIns: 0, tIns: 0, rIns: 0, bIns: 0, rtlCol: false, anchor: anchorValue(placeholder.anchor) },
      autofit(placeholder.type === 'title' || placeholder.type === 'subtitle' || placeholder.type === 'body'),
    ),
    element('a:lstStyle', undefined, ...levels(levelLook(placeholder, rtl), look, placeholder.type === 'body' ? BODY_LEVELS : 1)),
    element('a:p', undefined, prompt),
    placeholder.below && element('a:p', undefined, element('a:pPr', { lvl: 1 }), textRun(placeholder.below.prompt, properties)),
  );
  const { outline, frame } = placeholder;
  return element(
    'p:sp',
    undefined,
    element(
      'p:nvSpPr',
      undefined,
      drawingProperties(id, { name: `${names[placeholder.type]} ${id}` }),
      element('p:cNvSpPr', undefined, element('a:spLocks', { noGrp: true })),
      element('p:nvPr', undefined, placeholderElement(placeholder, customPrompt && placeholder.type !== 'slideNumber')),
    ),
    element('p:spPr', undefined, turnedTransform(frame, placeholder.turn), ...shapeOf(outline, frame)),
    text,
  );
}

const shapeOf = (outline: Placeholder['outline'], frame: Frame): Markup[] =>
  outline ? [geometryElement(outline.geometry, frame), fillElement(outline.fill)] : [rectangle];
