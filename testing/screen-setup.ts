import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';
import { closePage } from './close-page.ts';

/** Screen tests share a window and loaded modules. This resets both after each test and file. */

afterEach(async () => {
  await closePage();
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
