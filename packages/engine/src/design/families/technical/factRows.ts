/** Facts of the last page as rows of a data sheet: between rules, what each is called in mono, and what it says beside it. */

import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Facts } from '../../arrangements/display/closingPage.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { paragraph, strong } from '../../page/typography.ts';
import { monoLabel } from './monoLabel.ts';

export interface RowSetting {
  /** Width of the names, points. */
  readonly label: number;
  /** Smallest size of what they say. */
  readonly least: number;
}

const LARGEST = 22;
const LABEL_SIZE = 12;
const PADDING = 9;

const valueAt = (value: string, size: number, context: LayoutContext) => [
  paragraph(value, strong(context.template, size, context.template.page.text), context),
];

const heightAt = (value: string, size: number, width: number, context: LayoutContext): number =>
  measure(valueAt(value, size, context), width, context).height + 2 * PADDING;

/** The largest size in which the frame holds all rows. */
function sizeOf(facts: Facts, { w, h }: Frame, { label, least }: RowSetting, context: LayoutContext): number | undefined {
  const width = w - label;
  return steps(LARGEST, least).find(
    (size) =>
      facts.reduce((sum, { value }) => sum + heightAt(value, size, width, context), 0) <= h &&
      facts.every(({ value }) => !measure(valueAt(value, size, context), width, context).brokenWord),
  );
}

/** On the foot of the frame, in one size. */
export function placeFactRows(builder: PageBuilder, facts: Facts, frame: Frame, setting: RowSetting, context: LayoutContext): void {
  const { template } = context;
  const { page } = template;
  const w = frame.w - setting.label;
  const held = sizeOf(facts, frame, setting, context);
  if (!held) builder.judge('overflows');
  const size = held ?? setting.least;
  const total = facts.reduce((sum, { value }) => sum + heightAt(value, size, w, context), 0);
  let y = bottomOf(frame) - Math.min(frame.h, total);
  facts.forEach(({ label, value }, i) => {
    const h = Math.min(heightAt(value, size, w, context), bottomOf(frame) - y);
    builder.rule(`Rule ${i + 1}`, { ...frame, y, h: 1 }, page.line);
    const beside: Frame = { x: frame.x + setting.label, y: y + PADDING, w, h: Math.max(1, h - PADDING) };
    const words = fitted([size, 12], beside, context, (s) => valueAt(value, s, context));
    // The label stands on the first line of what it names.
    const look = { ...monoLabel(template, LABEL_SIZE, page.accent), leading: (words[0]?.lineHeight ?? size) / LABEL_SIZE };
    builder.text(`Label ${i + 1}`, { ...beside, x: frame.x, w: setting.label - 12 }, [paragraph(label, look, context)], { role: 'label' });
    builder.text(`Fact ${i + 1}`, beside, words, { role: 'body' });
    y += h;
  });
}
