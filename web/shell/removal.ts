import { noLongerInFamilyMessage } from '#core/sentences.ts';
import { ApiError } from '#web/api/call.ts';
import { deleteStoredData } from '#web/api/offline.ts';

/** Key in the session storage: the message to show after the reload. */
export const removalKey = 'removed-from-family';

/** True if the person was removed from the family. The server has already moved them to another one. */
export const isRemovedFromFamily = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 403 && failure.message.includes(noLongerInFamilyMessage);

let restarting: Promise<void> | undefined;

/**
 * Reloads the app, because everything on the screen belongs to the former family. Several requests may be refused at
 * once: only the first one restarts, because a second one would clear the message for after the reload.
 */
export const restartInOtherFamily = () => {
  restarting ??= reloadInOtherFamily();
  return restarting;
};

async function reloadInOtherFamily() {
  await deleteStoredData();
  sessionStorage.setItem(removalKey, 'yes');
  // An invitation page doesn't depend on the current family, so the person stays there.
  if (location.pathname.startsWith('/invite/')) location.reload();
  else location.assign('/dashboard');
}
