/**
 * Builds the client as the package that other programs install: JavaScript and types that depend on nothing. `npm run build` puts it into
 * `dist/`, from which `npm pack` makes the tarball. What the contract's schemas say of types is written out.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const folder = fileURLToPath(new URL('./', import.meta.url));
const root = join(folder, '../..');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  skipLibCheck: true,
  declaration: true,
  rootDir: join(folder, 'src'),
};

/** Writes the package to the folder, which is emptied before. `npm run check` is what says whether the sources are valid. */
export async function buildClient(to: string): Promise<void> {
  const program = ts.createProgram([join(folder, 'src/client.ts')], { ...options, outDir: to });
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  // Imports of types name the files that are there, as those of code do.
  program.emit(undefined, (path, text) => ts.sys.writeFile(path, text.replace(/(from ['"]\.\/\w+)\.ts(['"])/g, '$1.js$2')));
  await writeFile(join(to, 'contract.d.ts'), writtenOut(program));
  await copyFile(join(root, 'LICENSE'), join(to, 'LICENSE'));
  await copyFile(join(folder, 'README.md'), join(to, 'README.md'));
  const { name, version, description, license, type } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const manifest = {
    ...{ name, version, description, license, type },
    sideEffects: false,
    engines: { node: '>=18' },
    exports: { '.': { types: './client.d.ts', default: './client.js' } },
    types: './client.d.ts',
  };
  await writeFile(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The types that contract.ts names, each in full. */
function writtenOut(program: ts.Program): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(folder, 'src/contract.ts'));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error('contract.ts exports nothing');
  const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;
  const lines = checker.getExportsOfModule(module).map((symbol) => {
    const named = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const type = checker.getDeclaredTypeOfSymbol(named);
    return `export type ${symbol.name} = ${checker.typeToString(type, undefined, NoTruncation | InTypeAlias)};`;
  });
  return `/** The types of what crosses the wire, as the service's schemas have them. */\n${lines.join('\n')}\n`;
}

if (import.meta.main) await buildClient(join(folder, 'dist'));
