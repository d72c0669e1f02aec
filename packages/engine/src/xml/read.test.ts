import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UnreadableXml } from './failure.ts';
import { readXml, rootName, XML_LIMITS, type XmlReading } from './read.ts';
import { child, childrenOf, descendant, descendants, textOf, type XmlElement } from './tree.ts';

const namespaces = new Map([
  ['urn:word', 'w'],
  ['urn:strict', 'w'],
  ['urn:rel', 'r'],
]);
const bytes = (xml: string): Uint8Array => Buffer.from(xml, 'utf8');
const read = (xml: string | Uint8Array, more: Partial<XmlReading> = {}): XmlElement =>
  readXml(typeof xml === 'string' ? bytes(xml) : xml, { namespaces, budget: { elements: 1_000 }, ...more });
const refuses = (kind: UnreadableXml['kind'], xml: string) =>
  assert.throws(
    () => read(xml),
    (error) => error instanceof UnreadableXml && error.kind === kind,
  );

test('elements are named by their namespace, whatever the file calls it', () => {
  const root = read(
    '<x:a xmlns:x="urn:strict" xmlns="urn:word" xmlns:q="urn:rel" x:own="1" plain="2" q:id="3"><b><x:c xmlns:x="urn:other"/></b></x:a>',
  );
  assert.equal(root.name, 'w:a');
  assert.deepEqual({ ...root.attributes }, { own: '1', plain: '2', 'r:id': '3' });
  assert.equal(child(root, 'w:b')?.name, 'w:b');
  assert.equal(child(root, 'w:b')?.children.length, 1);
  assert.equal(descendant(root, '?x:c')?.name, '?x:c');
});

test('a prefix that nobody declared is the customary one', () => {
  assert.equal(read('<w:a/>').name, 'w:a');
});

test('white space stays in text and goes between elements', () => {
  const root = read('<w:a>\n  <w:t> </w:t>\n  <w:t>b &amp; &#x63;<![CDATA[<d>]]></w:t>\n</w:a>');
  assert.deepEqual(childrenOf(root, 'w:t').map(textOf), [' ', 'b & c<d>']);
  assert.equal(root.children.length, 2);
  assert.equal(descendants(root, 'w:t').length, 2);
});

test('UTF-8 and UTF-16 are read, with and without a byte order mark', () => {
  const xml = '<w:a>Grüße 東京 😀</w:a>';
  const little = Buffer.from(xml, 'utf16le');
  for (const form of [
    bytes(xml),
    bytes(`\ufeff${xml}`),
    little,
    Buffer.from(`\ufeff${xml}`, 'utf16le'),
    Buffer.from(`\ufeff${xml}`, 'utf16le').swap16(),
  ]) {
    assert.equal(textOf(read(form)), 'Grüße 東京 😀');
  }
});

test('a character is whole where two chunks meet', () => {
  const long = '東'.repeat(100_000);
  assert.equal(textOf(read(`<w:a>${long}</w:a>`)), long);
});

test('subtrees are handed over and dropped', () => {
  const seen: string[] = [];
  const root = read('<w:doc><w:body><w:p>1</w:p><w:p>2<w:p>3</w:p></w:p></w:body></w:doc>', {
    each: { parent: 'w:body', visit: (element) => seen.push(textOf(element)) },
  });
  assert.deepEqual(seen, ['1', '23']);
  assert.deepEqual(child(root, 'w:body')?.children, []);
});

test('document types are refused, and with them every entity', () => {
  refuses('corrupt', '<!DOCTYPE a [<!ENTITY x "y">]><w:a>&x;</w:a>');
  refuses('corrupt', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><w:a/>');
  refuses('corrupt', '<w:a>&x;</w:a>');
});

test('depth, elements and attributes are bounded', () => {
  const depth = XML_LIMITS.depth + 1;
  refuses('tooLarge', '<w:a>'.repeat(depth) + '</w:a>'.repeat(depth));
  refuses('tooLarge', `<w:a>${'<w:b/>'.repeat(1_000)}</w:a>`);
  refuses('tooLarge', `<w:a ${Array.from({ length: XML_LIMITS.attributes + 1 }, (_, i) => `a${i}=""`).join(' ')}/>`);
});

test('what is not well-formed is refused', () => {
  for (const xml of ['', 'text', '<w:a>', '<w:a></w:b>', '<w:a/><w:b/>', '<w:a b="1" b="2"/>', '<w:a>&#xD800;</w:a>', '<w:a>\u0001</w:a>'])
    refuses('corrupt', xml);
});

test('the root is named without reading on', () => {
  assert.equal(rootName(bytes('<?xml version="1.0"?><!-- a --><q:doc xmlns:q="urn:word"><broken'), namespaces), 'w:doc');
  assert.equal(rootName(bytes('no markup'), namespaces), undefined);
});
