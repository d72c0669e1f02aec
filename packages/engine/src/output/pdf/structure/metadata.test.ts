import assert from 'node:assert/strict';
import { test } from 'node:test';
import { xmpPacket } from './metadata.ts';

test('the packet names title, author, language and PDF/UA, and holds no date', () => {
  const packet = xmpPacket({ title: 'R&D <2026>', author: 'Ada "A" L.', language: 'en-GB' });
  assert.match(packet, /<dc:title><rdf:Alt><rdf:li xml:lang="x-default">R&amp;D &lt;2026&gt;<\/rdf:li>/);
  assert.match(packet, /<dc:creator><rdf:Seq><rdf:li>Ada &quot;A&quot; L\.<\/rdf:li>/);
  assert.match(packet, /<rdf:li>en-GB<\/rdf:li>/);
  assert.match(packet, /<pdfuaid:part>1<\/pdfuaid:part>/);
  assert.doesNotMatch(packet, /Date|dc:description/);
});

test('characters that XML cannot hold are replaced', () => {
  assert.match(xmpPacket({ title: 'a\u0000b\ud800', language: 'en' }), />a\ufffdb\ufffd</);
});
