/** The running head: the deck's name and the folio in spaced capitals above a hairline, on all pages but the cover. */
import type { Color } from '../../../model/color.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { ShapeNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import type { FaceKey } from '../../layouts/faceKey.ts';
import type { Faces } from '../../layouts/faces.ts';
import { faceText } from '../../layouts/faceText.ts';
import { footerLook, shortened } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { DeckStage, Stage } from '../../stage.ts';
import type { PageArt } from '../../templates/art.ts';
import { type Inks, inksOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { paragraph } from '../../typography.ts';
import { HEAD, headFrame, LEFT, RIGHT } from './grid.ts';
import { smallCaps } from './smallCaps.ts';

export const headRule = (color: Color): ShapeNode =>
  figureShape('Head rule', { x: LEFT, y: HEAD.rule, w: RIGHT - LEFT, h: HEAD.line }, { type: 'rect' }, color);

export const runningHead: PageArt = ({ inks }) => [headRule(inks.line)];

/** What spaced capitals take, measured without their spacing: shortened in time, they stay on their line. */
const WIDENED = 0.9;
/** Beside a strip of art too. */
const NAME_WIDTH = 520;

/** Faces without a head, or with another. */
const UNNAMED: ReadonlySet<string> = new Set<FaceKey>(['cover', 'coverPicture', 'quote']);

/** The deck's name is the same on all pages, so it stands on the faces. */
export function furnishFaces(faces: Faces, stage: DeckStage): Faces {
  const { template, deckTitle, language } = stage;
  const frame = headFrame(LEFT, NAME_WIDTH);
  const named = Object.entries(faces).map(([key, face]) => {
    if (UNNAMED.has(key)) return [key, face];
    const look = smallCaps(template, 11, inksOf(key as FaceKey, template).muted);
    const name = shortened(deckTitle.toLocaleUpperCase(language), look, frame.w * WIDENED, stage);
    return [key, { ...face, nodes: [...face.nodes, faceText('Deck', frame, [paragraph(name, look, stage)], stage)] }];
  });
  return Object.fromEntries(named) as Faces;
}

/** The chapter at the foot, on pages of it, and the folio in the head. */
export function furnish(sheet: Sheet, stage: Stage): void {
  const { template, language } = stage;
  const [footer, number] = [sheet.slot('footer'), sheet.slot('number')];
  const chapter = stage.chapters[stage.chapter];
  if (footer && chapter) {
    const look = footerLook(template);
    sheet.fill('footer', [paragraph(shortened(chapter, look, footer.frame.w, stage), look, stage)], 'artifact');
  }
  if (number) {
    const look = smallCaps(template, 11, inksOf(sheet.layout, template).muted);
    sheet.fill('number', [paragraph(numeralOf(stage.number, language), look, stage, { align: number.align })], 'artifact');
  }
}

function inksOf(face: FaceKey, template: Template): Inks {
  if (face === 'section') return template.section;
  return face === 'closing' ? inksOn({ ref: 'surface' }, template.palette) : template.footer;
}
