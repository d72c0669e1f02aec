/** Why a document cannot be read. */

/** `unsupported`: a sound file of a kind that is not read here; `empty`: sound, but without a word of text or a picture. */
export type FailureKind = 'encrypted' | 'corrupt' | 'empty' | 'tooLarge' | 'unsupported';

export class UnreadableDocument extends Error {
  readonly kind: FailureKind;

  /** `message` is read by the person who sent the document: what is wrong with it and what helps. It never carries its bytes. */
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'UnreadableDocument';
    this.kind = kind;
  }
}
