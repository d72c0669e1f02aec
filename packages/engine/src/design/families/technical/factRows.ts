/** Facts of the last page as rows of a data sheet: between rules, what each is called in mono, and what it says beside it. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { fitted, measure, type Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { paragraph, strong } from '../../typography.ts';
import { monoLabel } from './monoLabel.ts';

export type Facts = NonNullable<SlideOf<'closing'>['facts']>;

export interface RowSetting {
  /** Width of the names, points. */
  readonly label: number;
  /** Smallest size of what they say. */
  readonly least: number;
}

const LARGEST = 22;
const LABEL_SIZE = 12;
const PADDING = 9;

const valueAt = (value: string, size: number, stage: Stage) => [
  paragraph(value, strong(stage.template, size, stage.template.page.text), stage),
];

const heightAt = (value: string, size: number, width: number, stage: Stage): number =>
  measure(valueAt(value, size, stage), width, stage).height + 2 * PADDING;

/** The largest size in which the frame holds all rows. */
function sizeOf(facts: Facts, { w, h }: Frame, { label, least }: RowSetting, stage: Stage): number | undefined {
  const width = w - label;
  return steps(LARGEST, least).find(
    (size) =>
      facts.reduce((sum, { value }) => sum + heightAt(value, size, width, stage), 0) <= h &&
      facts.every(({ value }) => !measure(valueAt(value, size, stage), width, stage).brokenWord),
  );
}

/** On the foot of the frame, in one size. */
export function placeFactRows(sheet: Sheet, facts: Facts, frame: Frame, setting: RowSetting, stage: Stage): void {
  const { template } = stage;
  const { page } = template;
  const w = frame.w - setting.label;
  const held = sizeOf(facts, frame, setting, stage);
  if (!held) sheet.judge('overflows');
  const size = held ?? setting.least;
  const total = facts.reduce((sum, { value }) => sum + heightAt(value, size, w, stage), 0);
  let y = bottomOf(frame) - Math.min(frame.h, total);
  facts.forEach(({ label, value }, i) => {
    const h = Math.min(heightAt(value, size, w, stage), bottomOf(frame) - y);
    sheet.rule(`Rule ${i + 1}`, { ...frame, y, h: 1 }, page.line);
    const beside: Frame = { x: frame.x + setting.label, y: y + PADDING, w, h: Math.max(1, h - PADDING) };
    const words = fitted([size, 12], beside, stage, (s) => valueAt(value, s, stage));
    // The label stands on the first line of what it names.
    const look = { ...monoLabel(template, LABEL_SIZE, page.accent), leading: (words[0]?.lineHeight ?? size) / LABEL_SIZE };
    sheet.text(`Label ${i + 1}`, { ...beside, x: frame.x, w: setting.label - 12 }, [paragraph(label, look, stage)], { role: 'label' });
    sheet.text(`Fact ${i + 1}`, beside, words, { role: 'body' });
    y += h;
  });
}
