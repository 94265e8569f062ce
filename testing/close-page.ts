import { cleanup } from '@testing-library/react';

// Tests may replace the timers.
const { setTimeout } = globalThis;

/**
 * Unmounts what is rendered. Open overlays then drop their history entries, which must not change the address of the
 * next test.
 */
export async function closePage() {
  cleanup();
  while (history.state?.overlays) await new Promise((resolve) => setTimeout(resolve));
}
