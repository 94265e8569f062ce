import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';

/** Screen tests share a window and loaded modules. This resets both after each test and file. */

// Tests may replace the timers.
const { setTimeout } = globalThis;

afterEach(async () => {
  cleanup();
  // Open overlays drop their history entries, which must not change the address of the next test.
  while (history.state?.overlays) await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  queryClient.clear();
  // Otherwise the next test would see this toast.
  dismissToast(shownToast()?.id ?? 0);
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
