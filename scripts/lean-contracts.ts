import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const lean = '?lean';

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value;
const isForServerOnly = (key: string, value: unknown) => key === 'summary' || isSchema(value);

/** Everything a contract exports that is plain data: words, limits, and where each call goes. */
export async function plainExports(file: string): Promise<string> {
  const contract: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.entries(contract)
    .map(([name, value]) => [name, JSON.stringify(value, (key, it) => (isForServerOnly(key, it) ? undefined : it))])
    .filter(([, json]) => json !== undefined)
    .map(([name, json]) => `export const ${name} = ${json};`)
    .join('\n');
}

/** A form, and a whole contract that is made of another one's shapes. */
const needsSchemas = /(-form\.tsx|contract\.ts)$/;

/**
 * A screen needs to know where its calls go, not how they are checked: that is 10 kB of schemas and zod. So every file but a
 * form gets its contract without schemas; a form, which loads with its dialog, gets the whole.
 */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('contract.ts') || !importer || needsSchemas.test(importer)) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && resolved.id + lean;
  },
  load(id) {
    return id.endsWith(`contract.ts${lean}`) ? plainExports(id.slice(0, -lean.length)) : undefined;
  },
};
