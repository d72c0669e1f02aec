import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

const MIT =
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files, to deal in the Software without restriction.';
const README = `# tidecache

A small cache server for tide tables.

## Features

- One binary, no database
- Metrics for Prometheus

## Licence

Copyright (c) 2024 The tidecache authors

${MIT}
`;

const linesOf = (text: string): string => JSON.stringify(structured(readText(text, 'text'), false).document.blocks);

test('the text of a licence is left out with its heading and its owners', () => {
  const said = linesOf(README);
  assert.doesNotMatch(said, /hereby granted|Copyright|Licence/);
  assert.match(said, /One binary/);
});

test('what is said of a licence in other words stays, and so does its heading', () => {
  const said = linesOf(`${README}\nYou may sell what you build with it.\n`);
  assert.doesNotMatch(said, /hereby granted/);
  assert.match(said, /Licence.*You may sell/);
});
