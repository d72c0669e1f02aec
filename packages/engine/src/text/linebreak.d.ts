/** linebreak 1.1.0, which comes without types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end (an index after its trailing spaces), or must end; null after the last. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
