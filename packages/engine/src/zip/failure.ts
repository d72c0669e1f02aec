/** Why an archive cannot be read. The message is a sentence about the document ("It …") and never carries its bytes. */
export class UnreadableZip extends Error {
  readonly kind: 'encrypted' | 'corrupt' | 'tooLarge';

  constructor(kind: UnreadableZip['kind'], message: string) {
    super(message);
    this.name = 'UnreadableZip';
    this.kind = kind;
  }
}
