import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCustomTemplateReference, isTemplateId, templateIds } from './template.ts';

test('each template is there once, Tokyo first', () => {
  assert.equal(new Set(templateIds).size, templateIds.length);
  assert.equal(templateIds[0], 'Tokyo');
  for (const id of templateIds) assert.match(id, /^[A-Z][A-Za-z]+$/);
});

test('an id is case-sensitive and has no spaces', () => {
  assert.ok(isTemplateId('BuenosAires'));
  for (const value of ['buenosaires', 'Buenos Aires', 'Tokyo ', '']) assert.equal(isTemplateId(value), false, value);
});

test('references to custom templates are told from misspelled ids', () => {
  const references = [
    '0190a5c4-7e1b-7c3d-9f00-1234567890ab',
    '0190A5C4-7E1B-7C3D-9F00-1234567890AB',
    'custom-brand',
    'custom:Our brand',
    'brand.pptx',
    'Our brand 2026.potx',
    'https://example.com/brand.pptx?version=2',
    's3://bucket/brand',
  ];
  for (const value of references) assert.ok(isCustomTemplateReference(value), value);
  const others = [
    'Tokyo',
    'tokyo',
    'Atlantis',
    'custom',
    'custom-',
    'Custom-brand',
    'Tokio.',
    '.pptx',
    'https://',
    'a b',
    '',
    '../../etc/passwd',
  ];
  for (const value of [...others, `custom-${'x'.repeat(3000)}`]) assert.equal(isCustomTemplateReference(value), false, value.slice(0, 40));
});
