/** How much of a source goes into a prompt: what the model has room for, and half of it whenever a server says that it was too much. */

/** Tokens that any model has room for. */
const USUAL = 10_000;
/** Fewer are not worth asking. */
const LEAST = 600;

export interface Room {
  /** Tokens of the source. */
  readonly tokens: number;
  /** Halves them; false where that leaves too little. Of several calls that fail at once the first halves. */
  halve(from: number): boolean;
}

export function createRoom(tokens = USUAL): Room {
  let left = tokens;
  return {
    get tokens() {
      return left;
    },
    halve(from) {
      if (left < from) return true;
      left = Math.floor(left / 2);
      return left >= LEAST;
    },
  };
}
