import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';

/** Tests of screens share a window and what is loaded once: each finds both as the first one did. */

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
  // Or the next test would take it for its own.
  dismissToast(shownToast()?.id ?? 0);
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
