import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlideOf } from '@slidewright/contract/deck';
import type { Verdict } from './fit.ts';
import { layoutOf, type SlideLayout, variantOf } from './layout.ts';
import type { LayoutContext } from './layoutContext.ts';
import type { PageBuilder } from './pageBuilder.ts';

const slide = { kind: 'agenda', title: 'Today', items: ['One'] } as SlideOf<'agenda'>;
const context = {} as LayoutContext;
const layout = () => ({}) as ReturnType<SlideLayout<'agenda'>['layout']>;

/** A layout that tells which of its arrangements were composed. */
function layoutWith(composed: string[], verdicts: Readonly<Record<string, Verdict>>) {
  return function* () {
    for (const [name, verdict] of Object.entries(verdicts)) {
      composed.push(name);
      yield { name, verdict } as unknown as PageBuilder;
    }
  };
}

test('a layout composes its arrangements one after the other, as far as the first that fits', () => {
  const composed: string[] = [];
  const own = layoutOf<'agenda'>(layout, layoutWith(composed, { large: 'overflows', small: 'fits', smaller: 'fits' }));
  assert.deepEqual(own.compose(slide, context), { name: 'small', verdict: 'fits' });
  assert.deepEqual(composed, ['large', 'small']);
});

test('a variant stands on the layout of the other, and is composed as the other where none of its arrangements fits', () => {
  const composed: string[] = [];
  const plain = layoutOf<'agenda'>(layout, layoutWith(composed, { plain: 'fits' }));
  const narrow = variantOf(plain, layoutWith(composed, { rich: 'overflows' }));
  assert.equal(narrow.layout, layout);
  assert.deepEqual(narrow.compose(slide, context), { name: 'plain', verdict: 'fits' });
  assert.deepEqual(composed, ['rich', 'plain']);
  composed.length = 0;
  variantOf(plain, layoutWith(composed, { rich: 'fits' })).compose(slide, context);
  assert.deepEqual(composed, ['rich']);
});
