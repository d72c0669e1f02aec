import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest, nearestFirst } from './nearest.ts';
import { textRequest, topicRequest } from './presentation.ts';
import { templateIds } from './template.ts';

test('a field is found by its letters or its words', () => {
  const names = Object.keys(topicRequest.shape);
  for (const [sent, meant] of [
    ['slides', 'numSlides'],
    ['slideCount', 'numSlides'],
    ['num_slides', 'numSlides'],
    ['tempalte', 'template'],
    ['lang', 'language'],
    ['audience', 'targetAudience'],
    ['tone', 'toneAndStyle'],
    ['Format', 'format'],
    ['webhook', 'webhookUrl'],
  ] as const) {
    assert.equal(nearest(sent, names), meant, sent);
  }
  assert.equal(nearest('text_density', Object.keys(textRequest.shape)), 'textDensity');
  for (const strange of ['colour scheme', 'x', '', 'topic'.repeat(50), 'привет']) assert.equal(nearest(strange, names), undefined, strange);
});

test('a template is found whatever its case, and named first', () => {
  for (const [sent, meant] of [
    ['tokyo', 'Tokyo'],
    ['New York', 'NewYork'],
    ['Barcellona', 'Barcelona'],
    ['Rio', 'RioDeJaneiro'],
  ] as const) {
    assert.equal(nearest(sent, templateIds), meant, sent);
  }
  assert.match(nearestFirst('lisboa', templateIds), /^Lisbon \(the nearest\), Tokyo, Amsterdam/);
  assert.match(nearestFirst('Atlantis', templateIds), /^Tokyo, Amsterdam/);
});
