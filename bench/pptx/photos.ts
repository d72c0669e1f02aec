/** JPEGs of a photograph's size, each different: the fixture's picture with comments that no packer makes smaller. */
import { fixtureImage } from '../../test/fixtures/allNodes.ts';

const PHOTO_BYTES = 176_000;
/** Of a comment with its length, which is written in two bytes. */
const COMMENT_BYTES = 60_000;
const START_OF_IMAGE = 2;

/** The photographs by the number of their slide. */
export function makePhotos(numbers: readonly number[]): ReadonlyMap<number, Uint8Array> {
  const picture = fixtureImage('photo');
  return new Map(
    numbers.map((number) => {
      const comments = Array.from({ length: Math.ceil((PHOTO_BYTES - picture.length) / COMMENT_BYTES) }, (_, i) =>
        comment(number * 16 + i),
      );
      return [number, Buffer.concat([picture.subarray(0, START_OF_IMAGE), ...comments, picture.subarray(START_OF_IMAGE)])];
    }),
  );
}

/** A COM segment of noise, the same for the same seed. */
function comment(seed: number): Uint8Array {
  const bytes = Buffer.alloc(COMMENT_BYTES + 2);
  let state = seed;
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[i] = state >>> 24;
  }
  bytes.writeUInt16BE(0xfffe, 0);
  bytes.writeUInt16BE(COMMENT_BYTES, 2);
  return bytes;
}
