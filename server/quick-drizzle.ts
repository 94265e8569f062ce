import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * At every import from a package Node 24 reads the package's description anew, and drizzle's has 180 kB: finding drizzle took
 * as long as loading all the rest of the server. So what was found once is remembered, and what drizzle imports from its own
 * files is where it says. A program imports this first, and the rest of itself afterwards, dynamically.
 */
const found = new Map<string, ResolveFnOutput>();

const isDrizzle = (specifier: string) => specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
const isModuleOfDrizzle = (url: string) => url.includes('/node_modules/drizzle-orm/') && url.endsWith('.js');

registerHooks({
  resolve(specifier, context, find) {
    const { parentURL = '', conditions } = context;
    if (specifier.startsWith('.') && isModuleOfDrizzle(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!isDrizzle(specifier) || !conditions.includes('import')) return find(specifier, context);
    const known = found.get(specifier) ?? find(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
