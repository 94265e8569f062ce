import * as z from 'zod/mini';

/** Loads a part of the AI SDK on demand, because it's slow, and reverts two global changes that loading it makes. */
export async function loadPart<Part>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  // It sets zod's default error messages, but our contracts bring their own.
  z.config({ localeError: () => undefined });
  // It prints warnings to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return part;
}

export const loadSdk = () => loadPart(import('ai'));
