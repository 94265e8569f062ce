import { expect, onTestFinished, test, vi } from 'vitest';
import { setOffline } from '#web/api/offline.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';
import { restartInOtherFamily } from './removal.ts';
import { showRemovedFromFamily } from './removal-notice.ts';
import { checkSession } from './session.ts';

// Not in a window, whose location can't be replaced.
const kept = new Map<string, string>();
const assign = vi.fn();

test('a person removed from their family restarts on the dashboard once, however many requests are refused, and sees a notice', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { assign, pathname: '/household' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async () => new Response('You no longer belong to this family', { status: 403 }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    dismissToast(shownToast()?.id ?? 0);
  });
  const last = Promise.withResolvers<void>();
  const forgetEverything = vi.fn(async () => kept.clear());
  setOffline(async () => ({ forgetEverything }) as never);

  await checkSession();
  expect(assign).toHaveBeenCalledWith('/dashboard');
  forgetEverything.mockImplementation(() => {
    kept.clear();
    return last.promise;
  });
  void restartInOtherFamily();
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept.size).toBe(1);
  expect(assign).toHaveBeenCalledTimes(1);

  showRemovedFromFamily();
  expect(shownToast()?.title).toBe('You no longer belong to this family');
  expect(kept.size).toBe(0);
});
