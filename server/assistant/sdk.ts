import * as z from 'zod/mini';

/** Waits for a package of the AI SDK, imported on demand because it's slow, and reverts two global changes that it makes. */
export async function loadSdkPackage<Package>(importing: Promise<Package>): Promise<Package> {
  const sdkPackage = await importing;
  // It sets zod's default error messages, but our contracts bring their own.
  z.config({ localeError: () => undefined });
  // It prints warnings to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return sdkPackage;
}

export const loadSdk = () => loadSdkPackage(import('ai'));
