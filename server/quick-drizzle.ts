import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * Caches how drizzle's modules resolve. Node 24 rereads a package's package.json at every import, and drizzle's is 180
 * kB, so resolving drizzle took as long as loading the rest of the server. Relative imports inside drizzle skip the
 * resolver. Import this module first, then load the rest of the program with a dynamic import.
 */
const cachedResolutions = new Map<string, ResolveFnOutput>();

const isDrizzle = (specifier: string) => specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
const isDrizzleModule = (url: string) => url.includes('/node_modules/drizzle-orm/') && url.endsWith('.js');

registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL = '', conditions } = context;
    if (specifier.startsWith('.') && isDrizzleModule(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (!isDrizzle(specifier) || !conditions.includes('import')) return resolveNext(specifier, context);
    const resolution = cachedResolutions.get(specifier) ?? resolveNext(specifier, context);
    cachedResolutions.set(specifier, resolution);
    return { ...resolution, shortCircuit: true };
  },
});
