import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf, writtenTexts } from '../../../../../test/fixtures/writtenTexts.ts';

test('the slide of a section says no sentence that a slide of the section says', () => {
  let sections = 0;
  for (const written of writtenTexts.slice(0, 8)) {
    const { slides } = deckOf(written, {}, 24);
    slides.forEach((slide, i) => {
      if (slide.kind !== 'section') return;
      sections++;
      const next = slides.findIndex(({ kind }, at) => at > i && kind === 'section');
      for (const { notes: _, ...shown } of slides.slice(i + 1, next < 0 ? undefined : next))
        assert.ok(slide.subtitle === undefined || !JSON.stringify(shown).includes(slide.subtitle), `${written.name}: ${slide.subtitle}`);
    });
  }
  assert.ok(sections > 0);
});
