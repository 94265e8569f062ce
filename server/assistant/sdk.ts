import * as z from 'zod/mini';

/**
 * The library is loaded when a model is first asked: neither the start nor the built-in helper waits for it.
 * It must leave two things as they were, which loading it changes for the whole process.
 */
export async function loadPart<Part>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  // It brings texts of its own for wrong input, where our contracts speak for themselves.
  z.config({ localeError: () => undefined });
  // Its warnings would go to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return part;
}

export const loadSdk = () => loadPart(import('ai'));
