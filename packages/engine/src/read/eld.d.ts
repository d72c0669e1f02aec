/** The smallest of eld's language models; the package declares types for its root entry alone. */
declare module 'eld/extrasmall' {
  export const eld: { detect(text: string): { language: string; isReliable(): boolean } };
}
