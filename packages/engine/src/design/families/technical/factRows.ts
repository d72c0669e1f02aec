/** Facts of the last page as rows of a data sheet: between rules, what each is called in mono, and what it says beside it. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { steps } from '../../fit.ts';
import { fitted, measure, type Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { paragraph, strong } from '../../typography.ts';
import { monoLabel } from './monoLabel.ts';

type Facts = NonNullable<SlideOf<'closing'>['facts']>;

const LABEL = { w: 120, size: 12 } as const;
const PADDING = 9;

/** On the foot of the frame, in one size. */
export function placeFactRows(sheet: Sheet, facts: Facts, frame: Frame, stage: Stage): void {
  const { template } = stage;
  const { page } = template;
  const w = frame.w - LABEL.w;
  const valueAt = (value: string, size: number) => [paragraph(value, strong(template, size, page.text), stage)];
  const heightAt = (value: string, size: number) => measure(valueAt(value, size), w, stage).height + 2 * PADDING;
  const total = (size: number) => facts.reduce((sum, { value }) => sum + heightAt(value, size), 0);
  const holds = (size: number) => total(size) <= frame.h && facts.every(({ value }) => !measure(valueAt(value, size), w, stage).brokenWord);
  const size = steps(22, 12).find(holds) ?? 12;
  let y = bottomOf(frame) - Math.min(frame.h, total(size));
  facts.forEach(({ label, value }, i) => {
    const h = Math.min(heightAt(value, size), bottomOf(frame) - y);
    sheet.rule(`Rule ${i + 1}`, { ...frame, y, h: 1 }, page.line);
    const beside: Frame = { x: frame.x + LABEL.w, y: y + PADDING, w, h: Math.max(1, h - PADDING) };
    const words = fitted([size, 12], beside, stage, (s) => valueAt(value, s));
    // The label stands on the first line of what it names.
    const look = monoLabel(template, LABEL.size, page.muted);
    const levelled = { ...look, leading: (words[0]?.lineHeight ?? size) / LABEL.size };
    sheet.text(`Label ${i + 1}`, { ...beside, x: frame.x, w: LABEL.w - 12 }, [paragraph(label, levelled, stage)], { role: 'label' });
    sheet.text(`Fact ${i + 1}`, beside, words, { role: 'body' });
    y += h;
  });
}
