/** Why XML cannot be read. The message never carries its text. */
export class UnreadableXml extends Error {
  readonly kind: 'corrupt' | 'tooLarge';

  constructor(kind: UnreadableXml['kind'], message: string) {
    super(message);
    this.name = 'UnreadableXml';
    this.kind = kind;
  }
}
