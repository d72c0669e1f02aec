/** A whole that breaks into branches and these into leaves, each joined to what it is a part of; one branch may lead. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { type Box, filling } from '../boxes/box.ts';
import { columnsOf } from '../boxes/row.ts';
import { naturalWidth } from '../boxes/words.ts';
import { plateGeometry } from '../layouts/plate.ts';
import { measure, type Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { rightOf } from '../templates/grid.ts';
import { inkOn } from '../templates/inks.ts';
import { body, paragraph, strong } from '../typography.ts';
import { onExhibitFace } from './onExhibitFace.ts';

type Slide = SlideOf<'tree'>;
interface Named {
  readonly text: string;
  readonly figure?: string | undefined;
}

const GUTTER = 56;
const INSETS = [14, 8, 12, 8] as const;
/** Of the page: the root, the branches, the leaves. */
const COLUMNS = [{ share: 0.24 }, { share: 0.3 }, { share: 0.46 }] as const;
const WITHOUT_LEAVES = [{ share: 0.36 }, { share: 0.64 }] as const;
const GAP = 10;

export const tree = onExhibitFace<'tree'>(function* (slide, stage) {
  for (const size of [20, 18, 16, 14, 12]) yield () => spread(slide, stage, size);
});

function spread(slide: Slide, stage: Stage, size: number): Box {
  return filling(180, (frame, sheet) => {
    const bare = slide.branches.every(({ leaves }) => leaves.length === 0);
    const [first, second, third] = columnsOf(frame, bare ? WITHOUT_LEAVES : COLUMNS, GUTTER);
    if (!first || !second) return;
    const { page } = stage.template;
    const rows = slide.branches.map(({ leaves }) => Math.max(1, leaves.length));
    const pitch = frame.h / rows.reduce((sum, n) => sum + n, 0);
    const root = plate(
      sheet,
      'Root',
      { text: slide.root.head, figure: slide.root.figure },
      { ...first, ...middle(frame, frame.h) },
      page.text,
      size,
      stage,
    );
    let y = frame.y;
    slide.branches.forEach((branch, i) => {
      const h = pitch * (rows[i] ?? 1);
      const lead = i === slide.highlight;
      const fill = lead ? page.figure : page.surface;
      const own: Frame = { ...second, ...middle({ ...frame, y, h }, h - GAP) };
      const name = `Branch ${i + 1}`;
      const drawn = plate(sheet, name, { text: branch.head, figure: branch.figure }, own, fill, size, stage);
      join(sheet, i, root, drawn, lead, stage);
      branch.leaves.forEach((leaf, k) => {
        if (third) drawLeaf(sheet, `${i + 1}.${k + 1}`, leaf, drawn, { ...third, y: y + k * pitch, h: pitch }, lead, size, stage);
      });
      y += h;
    });
  });
}

const middle = (frame: Frame, h: number): Pick<Frame, 'y' | 'h'> => ({ y: frame.y + (frame.h - h) / 2, h });

/** The figure stands behind the name, or below it where the line has no room for both. */
function wordsOf({ text, figure }: Named, ink: Color, size: number, width: number, stage: Stage): Paragraph[] {
  const { template } = stage;
  if (!figure?.trim()) return [paragraph(text, strong(template, size, ink), stage)];
  const name = body(template, size, ink, undefined, 1.3);
  const number = strong(template, size, ink);
  const both = paragraph(
    [
      { text, look: name },
      { text: `  ${figure}`, look: number },
    ],
    name,
    stage,
  );
  return measure([both], width, stage).lines.length <= 1 ? [both] : [paragraph(text, name, stage), paragraph(figure, number, stage)];
}

/** As high as its words, in the middle of the frame; the frame that it takes. */
function plate(sheet: Sheet, name: string, named: Named, frame: Frame, fill: Color, size: number, stage: Stage): Frame {
  const width = (frame.w - INSETS[0] - INSETS[2]) * 0.97;
  const text = wordsOf(named, inkOn(fill, stage.template.palette), size, width, stage);
  const { height, brokenWord } = measure(text, width, stage);
  const words = height + INSETS[1] + INSETS[3];
  // A branch of one leaf among many is as high as its words.
  const needed = Math.max(words, Math.min(44, frame.h));
  if (needed > frame.h || brokenWord) sheet.judge('overflows');
  const own: Frame = { ...frame, ...middle(frame, Math.min(frame.h, needed)) };
  sheet.text(name, own, text, { role: 'body', anchor: 'middle', insets: INSETS, fill, geometry: plateGeometry(stage.template) });
  return own;
}

/** Out of the one, along a common upright line, into the other. */
function join(sheet: Sheet, index: number, from: Frame, to: Frame, lead: boolean, stage: Stage): void {
  const { page } = stage.template;
  const color = lead ? page.figure : page.muted;
  const thick = lead ? 2.5 : 1.25;
  const [a, b] = [from.y + from.h / 2, to.y + to.h / 2];
  const bend = rightOf(from) + GUTTER / 2;
  sheet.group(`Join ${index + 1}`, undefined, () => {
    sheet.rule(`Out ${index + 1}`, { x: rightOf(from), y: a - thick / 2, w: bend - rightOf(from), h: thick }, color);
    if (Math.abs(b - a) > 1)
      sheet.rule(`Along ${index + 1}`, { x: bend - thick / 2, y: Math.min(a, b) - thick / 2, w: thick, h: Math.abs(b - a) + thick }, color);
    sheet.rule(`Into ${index + 1}`, { x: bend, y: b - thick / 2, w: to.x - bend, h: thick }, color);
  });
}

function drawLeaf(sheet: Sheet, name: string, leaf: Named, branch: Frame, frame: Frame, lead: boolean, size: number, stage: Stage): void {
  const { template } = stage;
  const { page } = template;
  const small = Math.max(12, size - 2);
  const number = leaf.figure?.trim()
    ? [paragraph(leaf.figure, strong(template, small, lead ? page.accent : page.text), stage, { align: 'end' })]
    : [];
  const width = naturalWidth(number, stage);
  const text = [paragraph(leaf.text, body(template, small, page.text, undefined, 1.3), stage)];
  const own: Frame = { ...frame, w: frame.w - width - (width > 0 ? 12 : 0) };
  const { height, brokenWord } = measure(text, own.w, stage);
  if (height > frame.h - 6 || brokenWord) sheet.judge('overflows');
  const y = frame.y + frame.h / 2;
  const bend = rightOf(branch) + GUTTER / 2;
  const [a, color] = [branch.y + branch.h / 2, lead ? page.figure : page.muted];
  sheet.group(`Join ${name}`, undefined, () => {
    sheet.rule(`Out ${name}`, { x: rightOf(branch), y: a - 0.5, w: bend - rightOf(branch), h: 1 }, color);
    if (Math.abs(y - a) > 1) sheet.rule(`Along ${name}`, { x: bend - 0.5, y: Math.min(a, y) - 0.5, w: 1, h: Math.abs(y - a) + 1 }, color);
    sheet.rule(`Into ${name}`, { x: bend, y: y - 0.5, w: frame.x - bend - 8, h: 1 }, color);
  });
  sheet.text(`Leaf ${name}`, { ...own, y: y - height / 2, h: height }, text, { role: 'body' });
  if (width > 0)
    sheet.text(`Figure ${name}`, { x: rightOf(frame) - width, y: y - height / 2, w: width, h: height }, number, {
      role: 'label',
      anchor: 'middle',
    });
}
