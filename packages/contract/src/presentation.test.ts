import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentation, topicRequest } from './presentation.ts';

const id = '0190a5c4-7e1b-4c3d-9f00-1234567890ab';
const createdAt = '2026-01-02T03:04:05.678Z';

test('a topic request has its defaults filled in and nothing else', () => {
  assert.deepEqual(topicRequest.parse({ topic: 'Solar power', colour: 'red' }), {
    topic: 'Solar power',
    content: 'detailed',
    presentationType: 'General',
    numSlides: -1,
    template: 'Tokyo',
    format: 'pptx',
    imageSource: 'unsplash',
    debugMode: false,
  });
});

test('lengths are counted in code points, and half a surrogate pair is replaced', () => {
  assert.ok(topicRequest.safeParse({ topic: '🌞'.repeat(450) }).success);
  assert.equal(topicRequest.safeParse({ topic: '🌞'.repeat(451) }).success, false);
  assert.equal(topicRequest.parse({ topic: 'Sun \ud83c' }).topic, 'Sun \ufffd');
});

test('a descriptor has what its status has, and no more', () => {
  const completedAt = createdAt;
  const result = { url: 'http://localhost:3000/files/t/a.pptx' };
  const error = { code: 'TIMEOUT', message: 'Too long.' };
  const right = [
    { id, status: 'queued', createdAt },
    { id, status: 'processing', createdAt },
    { id, status: 'completed', createdAt, completedAt, result },
    { id, status: 'failed', createdAt, completedAt, error },
  ];
  for (const value of right) assert.ok(presentation.safeParse(value).success, value.status);
  const wrong = [
    { id, status: 'queued', createdAt, completedAt },
    { id, status: 'completed', createdAt, completedAt },
    { id, status: 'completed', createdAt, completedAt, result, error },
    { id, status: 'failed', createdAt, completedAt, error: { ...error, code: 'OTHER' } },
    { id, status: 'done', createdAt },
  ];
  for (const value of wrong) assert.equal(presentation.safeParse(value).success, false, JSON.stringify(value));
});
