/** The presentation part: what there is, in which order, and on which page size. */
import type { Scene } from '../../../model/scene.ts';
import { emu, SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../model/units.ts';
import { element } from '../../../xml/element.ts';
import { presentationNamespaces } from '../opc/namespaces.ts';
import { levels } from '../text/levelStyle.ts';
import type { ThemeFonts } from '../text/themeFonts.ts';
import { kinsoku } from './kinsoku.ts';
import { MASTER_ID } from './master.ts';
import { NOTES_HEIGHT, NOTES_WIDTH } from './notes.ts';
import { sectionList } from './sections.ts';

/** Ids of slides start at 256 (ECMA-376 part 1, 19.7.13). */
const FIRST_SLIDE_ID = 256;

/** An embedded typeface, with the relationship ids of its cuts. */
export interface FontEntry {
  readonly typeface: string;
  readonly cuts: readonly { readonly cut: 'regular' | 'bold' | 'italic' | 'boldItalic'; readonly id: string }[];
}

/** Relationship ids of the parts that the presentation lists. */
export interface PresentationParts {
  readonly master: string;
  readonly notesMaster: string | undefined;
  readonly slides: readonly string[];
  readonly fonts: readonly FontEntry[];
}

export function presentationRoot(scene: Scene, parts: PresentationParts, themeFonts: ThemeFonts): string {
  const slideIds = parts.slides.map((_, i) => FIRST_SLIDE_ID + i);
  const embeds = parts.fonts.length > 0 || undefined;
  const defaults = levels(
    { style: scene.theme.bodyStyle, align: 'start', rtl: scene.rtl, indent: 0 },
    { fonts: themeFonts, themeFonts: [themeFonts.body, themeFonts.heading] },
  );
  return element(
    'p:presentation',
    {
      ...presentationNamespaces,
      embedTrueTypeFonts: embeds,
      saveSubsetFonts: true,
      rtl: scene.rtl || undefined,
      autoCompressPictures: false,
    },
    element('p:sldMasterIdLst', undefined, element('p:sldMasterId', { id: MASTER_ID, 'r:id': parts.master })),
    parts.notesMaster && element('p:notesMasterIdLst', undefined, element('p:notesMasterId', { 'r:id': parts.notesMaster })),
    element('p:sldIdLst', undefined, ...parts.slides.map((id, i) => element('p:sldId', { id: slideIds[i], 'r:id': id }))),
    element('p:sldSz', { cx: emu(SLIDE_WIDTH), cy: emu(SLIDE_HEIGHT) }),
    element('p:notesSz', { cx: emu(NOTES_WIDTH), cy: emu(NOTES_HEIGHT) }),
    embeds && element('p:embeddedFontLst', undefined, ...parts.fonts.map((font) => embeddedFont(font, themeFonts))),
    kinsoku(scene.language),
    element('p:defaultTextStyle', undefined, ...defaults),
    scene.sections.length > 0 && element('p:extLst', undefined, sectionList(scene, slideIds)),
  );
}

const cutOrder = ['regular', 'bold', 'italic', 'boldItalic'];

function embeddedFont({ typeface, cuts }: FontEntry, fonts: ThemeFonts): string {
  const sorted = [...cuts].sort((a, b) => cutOrder.indexOf(a.cut) - cutOrder.indexOf(b.cut));
  return element(
    'p:embeddedFont',
    undefined,
    element('p:font', { typeface, ...fonts.substitution(typeface) }),
    ...sorted.map(({ cut, id }) => element(`p:${cut}`, { 'r:id': id })),
  );
}

export const presentationPropertiesRoot = element('p:presentationPr', presentationNamespaces);

export const viewPropertiesRoot = element(
  'p:viewPr',
  presentationNamespaces,
  '<p:normalViewPr><p:restoredLeft sz="15620"/><p:restoredTop sz="80000"/></p:normalViewPr>',
  '<p:gridSpacing cx="76200" cy="76200"/>',
);
