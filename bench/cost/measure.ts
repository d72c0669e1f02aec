/** A process that measures what it is told to, one text at a time. */
import { families } from '../../test/fixtures/cost/families.ts';
import { costOf, type Way } from './costOf.ts';

export interface Order {
  readonly family: string;
  readonly length: number;
  readonly way: Way;
}

// The first text pays for what is loaded and compiled.
const warm = costOf('The river carries water to the sea. '.repeat(400), { contentModificator: 'expand', format: 'pptx' });

process.on('message', async ({ family, length, way }: Order) => {
  await warm;
  process.send?.(await costOf(families[family]?.(length) ?? '', way));
});
