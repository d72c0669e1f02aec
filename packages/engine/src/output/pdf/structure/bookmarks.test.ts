import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '../../../model/scene.ts';
import { bookmarks } from './bookmarks.ts';

const pages = ['Cover', 'One', 'Two'].map((title): Page => ({ layout: 0, title, nodes: [], notes: '' }));
const leaf = (title: string, page: number) => ({ title, page, children: [] });

test('slides stand under their sections', () => {
  const sections = [
    { name: '', pages: [0] },
    { name: 'First', pages: [1] },
    { name: 'Second', pages: [2] },
  ];
  assert.deepEqual(bookmarks({ pages, sections }), [
    leaf('Cover', 0),
    { title: 'First', page: 1, children: [leaf('One', 1)] },
    { title: 'Second', page: 2, children: [leaf('Two', 2)] },
  ]);
});

test('a single section says nothing, and a slide without a title has its number', () => {
  const untitled = pages.map((page, i) => (i === 1 ? { ...page, title: '' } : page));
  assert.deepEqual(bookmarks({ pages: untitled, sections: [{ name: 'All', pages: [0, 1, 2] }] }), [
    leaf('Cover', 0),
    leaf('2', 1),
    leaf('Two', 2),
  ]);
});
