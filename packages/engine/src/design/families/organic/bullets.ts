/** Points without bullets: a line in the face of headings and a sentence below it, evenly down the wide column. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import type { Paragraph } from '../../../model/text.ts';
import { firstThatFits } from '../../fit.ts';
import { forRhythm, bullets as sharedBullets } from '../../layouts/bullets.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { hang, spread } from '../../layouts/list.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, figure, heading, paragraph } from '../../typography.ts';

type Slide = SlideOf<'bullets'>;

/** Points: of the leads, and of the sentences below them. */
interface Sizes {
  readonly head: number;
  readonly text: number;
}

const SIZES: readonly Sizes[] = [
  { head: 28, text: 24 },
  { head: 24, text: 20 },
  { head: 22, text: 18 },
  { head: 20, text: 17 },
  { head: 18, text: 16 },
];

export const bullets: SlideLayout<'bullets'> = {
  face: sharedBullets.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const [only] = slide.items;
  const pictured = slide.picture?.image !== undefined && stage.images[slide.picture.image] !== undefined;
  const lone = slide.items.length === 1 && only && !only.head?.trim();
  if (!pictured && !lone && !stage.wide) {
    const headed = slide.items.some((item) => item.head?.trim());
    yield* forRhythm(slide, stage);
    for (const sizes of sizesFor(slide.items.length, headed)) yield inTheColumn(slide, stage, sizes);
  }
  yield sharedBullets.compose(slide, stage);
}

/** Few sentences that stand alone are larger than points under heads. */
const sizesFor = (count: number, headed: boolean): readonly Sizes[] =>
  SIZES.slice(headed ? (count <= 3 ? 1 : 2) : Math.max(0, Math.min(2, count - 2)));

function inTheColumn(slide: Slide, stage: Stage, sizes: Sizes): Sheet {
  const sheet = new Sheet(stage, 'bullets');
  const frame = placeTitle(sheet, slide.title, stage);
  const groups = slide.items.map((item, i) => point(item, slide.ordered ? stage.entriesBefore + i + 1 : undefined, sizes, stage));
  sheet.fill('body', spread(groups, frame, stage, { least: sizes.text * 0.9, most: 60 }), 'list', { frame });
  return sheet;
}

function point({ head, text }: Slide['items'][number], number: number | undefined, sizes: Sizes, stage: Stage): Paragraph[] {
  const { template } = stage;
  const { page } = template;
  const indent = number === undefined ? 0 : hang(sizes.head, number > 9);
  const style = figure(template, sizes.head, page.accent).style;
  const bullet: Paragraph['bullet'] = number === undefined ? undefined : { text: `${numeralOf(number, stage.language)}.`, number, style };
  const lead = head?.trim() ? [paragraph(head, heading(template, sizes.head, page.text, 1.25), stage, { indent, bullet })] : [];
  if (!text.trim()) return lead;
  const plain = body(template, lead.length > 0 ? sizes.text : sizes.text + 1, page.text, undefined, 1.36);
  return [...lead, paragraph(text, plain, stage, lead.length > 0 ? { indent, before: 3 } : { indent, bullet })];
}
