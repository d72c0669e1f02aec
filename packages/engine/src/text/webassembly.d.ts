/** WebAssembly as far as the text layer uses it. TypeScript declares it only together with the whole of the browser's DOM. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, (...values: number[]) => unknown>>;
  type Exports = Record<string, unknown>;
  class Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Exports;
  }
}
