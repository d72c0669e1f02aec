/** Why XML cannot be read. The message is a sentence about the document ("It …") and never carries its text. */
export class UnreadableXml extends Error {
  readonly kind: 'corrupt' | 'tooLarge';

  constructor(kind: UnreadableXml['kind'], message: string) {
    super(message);
    this.name = 'UnreadableXml';
    this.kind = kind;
  }
}
