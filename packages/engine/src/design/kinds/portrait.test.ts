import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initials } from './portrait.ts';

test('initials are the first letters of the first and the last word', () => {
  assert.equal(initials('Moira Sinclair', 'en'), 'MS');
  assert.equal(initials('jean-luc de la Tour', 'fr'), 'JT');
  assert.equal(initials('Émile', 'fr'), 'É');
  assert.equal(initials('Анна Иванова', 'ru'), 'АИ');
});

test('one sign stands for names whose letters join or whose words are not divided', () => {
  assert.equal(initials('山田太郎', 'ja'), '山');
  assert.equal(initials('ليلى حسن', 'ar'), 'ل');
});
