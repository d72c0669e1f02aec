import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from '../../read/text.ts';
import { structured } from './structured.ts';

test('what a transcript hears besides the words is not said', () => {
  const text = [
    '[00:00:04] DANA: The alarm came at 13:09 and nobody saw it for 26 minutes. [laughs]',
    '[00:00:15] ILYA: The rollback failed, because the migration had dropped a column.',
    '[00:00:31] (crosstalk)',
    '[00:00:35] MAREK: The canary stage was switched off in August [inaudible] and never switched on again.',
    '[00:00:44] SUNITA: 18,400 payments failed, and 11,000 were made again on the same day.',
    '[00:00:58] DANA: Marek switches the canary stage on today.',
  ].join('\n');
  const said = JSON.stringify(structured(readText(text, 'text'), false).document.blocks);
  assert.doesNotMatch(said, /laughs|crosstalk|inaudible|00:00/);
  assert.match(said, /switched off in August and never switched on again/);
});
