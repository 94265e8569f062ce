import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const leanSuffix = '?lean';

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value;
const isForServerOnly = (key: string, value: unknown) => key === 'summary' || isSchema(value);

/** Source code with the contract's plain data exports: constants, and method, path and resources of each endpoint. */
export async function plainExports(file: string): Promise<string> {
  const contract: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.entries(contract)
    .map(([name, value]) => [name, JSON.stringify(value, (key, it) => (isForServerOnly(key, it) ? undefined : it))])
    .filter(([, json]) => json !== undefined)
    .map(([name, json]) => `export const ${name} = ${json};`)
    .join('\n');
}

/** Importers that get the full contract: forms, and contracts that reuse the schemas of another contract. */
const needsSchemas = /(-form\.tsx|contract\.ts)$/;

/** Removes schemas and zod (10 kB) from all files but forms, which load lazily. Screens need only endpoint paths. */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('contract.ts') || !importer || needsSchemas.test(importer)) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && resolved.id + leanSuffix;
  },
  load(id) {
    return id.endsWith(`contract.ts${leanSuffix}`) ? plainExports(id.slice(0, -leanSuffix.length)) : undefined;
  },
};
