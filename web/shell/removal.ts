import { noLongerInFamily } from '#core/sentences.ts';
import { ApiError } from '#web/api/call.ts';
import { loadOffline } from '#web/api/offline.ts';
import { toast } from '#web/ui/toast.ts';

const noticeKey = 'removed-from-family';

/** True if the person was removed from the family. The server has already moved them to another one. */
export const isRemovedFromFamily = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 403 && failure.message.includes(noLongerInFamily);

/** Reloads the app, because everything on the screen belongs to the former family. */
export async function restartInOtherFamily() {
  await loadOffline()
    .then(({ forgetEverything }) => forgetEverything())
    .catch(() => undefined);
  sessionStorage.setItem(noticeKey, 'yes');
  // An invitation page doesn't depend on the current family, so the person stays there.
  if (location.pathname.startsWith('/invite/')) location.reload();
  else location.assign('/dashboard');
}

/** After the reload, tells the person that they no longer belong to the family. */
export function showRemovedFromFamily() {
  if (!sessionStorage.getItem(noticeKey)) return;
  sessionStorage.removeItem(noticeKey);
  toast({
    title: noLongerInFamily,
    description: "You're now in another of your families, where nothing has changed.",
  });
}
