import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ref, serialize } from '../syntax/value.ts';
import { ContentStream } from './contentStream.ts';

test('y runs downwards from the top of the page', () => {
  const content = new ContentStream();
  content.rectangle({ x: 10, y: 20, w: 30, h: 40 });
  content.path([['M', 0, 540], ['C', 1, 2, 3, 4, 5, 6], ['Z']]);
  assert.equal(content.toString(), '10 480 30 40 re\n0 0 m\n1 538 3 536 5 534 c\nh');
});

test('what is set already is not set again, and what was set inside is forgotten outside', () => {
  const content = new ContentStream();
  content.fillColor([255, 0, 0, 1]);
  content.fillColor([255, 0, 0, 1]);
  content.isolated(() => content.fillColor([0, 0, 255, 1]));
  content.fillColor([255, 0, 0, 1]);
  content.fillColor([0, 0, 255, 1]);
  assert.equal(content.toString(), '1 0 0 rg\nq\n0 0 1 rg\nQ\n0 0 1 rg');
});

test('resources are those that were used', () => {
  const content = new ContentStream();
  content.form({ kind: 'XObject', name: 'L1', ref: new Ref(7) });
  content.font({ kind: 'Font', name: 'F1', ref: new Ref(8) }, 12);
  assert.equal(serialize(content.resources()), '<</XObject <</L1 7 0 R>>/Font <</F1 8 0 R>>>>');
});

test('marks say their tag and properties', () => {
  const content = new ContentStream();
  content.marked('P', { MCID: 2 }, () => content.fill());
  content.marked('Artifact', undefined, () => content.stroke());
  assert.equal(content.toString(), '/P <</MCID 2>> BDC\nf*\nEMC\n/Artifact BMC\nS\nEMC');
});
