import type { Endpoint } from '#core/endpoint.ts';
import type { Intent } from '#core/intent.ts';
import { once } from '#core/once.ts';
import type { AnyEndpointArgs } from '#web/api/args.ts';
import { ApiError, isConnectionFailure } from '#web/api/call.ts';
import { isServerReached, onConnectionChange, setServerReached } from '#web/api/connection.ts';
import { refetchResources } from '#web/api/hooks.ts';
import { newId } from '#web/api/new-id.ts';
import { retryDelay } from '#web/api/retry-delay.ts';
import { changeShownIntents } from '#web/api/waiting-intents.ts';
import { queryClient } from '#web/query-client.ts';
import { isRemovedFromFamily, restartInOtherFamily } from '#web/shell/removal.ts';
import { endSession } from '#web/shell/session.ts';
import { currentOwner } from './owner.ts';
import { runInOneTab } from './run-in-one-tab.ts';
import { isRefusal, sendNow, sendWithoutOwner } from './send-intent.ts';
import { changeStored, removeStored, type StoredIntent, storeIntent, waitingIntents } from './stored-intents.ts';
import { type Delivery, hasScreen, popScreen, screenIds, stopAllWaiting, waitForAnswer } from './waiting-screens.ts';

/** The changes that wait in this browser, sent one after another in the order in which they were made. */

const tabChannel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('intents');
/** As this tab last saw them, to notice what another tab has sent. */
let lastSeenIntents: readonly StoredIntent[] = [];
/** True while the server takes long to answer a change. */
let isSlow = false;
let retryAttempt = 0;
let retryTimer: number | undefined;

/** Shows a change as made, stores and sends it. Resolves with the answer, or with undefined while it waits. */
export async function makeIntent(
  { method, path, resources }: Endpoint,
  { params = {}, body }: AnyEndpointArgs,
  words: string,
  onAnswer?: (answer: never) => void,
): Promise<unknown> {
  const intent: Intent = { id: newId(), method, path, params, body, resources, words, at: Date.now() };
  changeShownIntents((others) => [...others, intent]);
  try {
    const delivered = await deliverIntent(intent);
    if (delivered === 'waiting') return undefined;
    const { answer } = delivered;
    if (answer && onAnswer) onAnswer(answer as never);
    else await refetchResources(queryClient, resources);
    hideIntents([intent]);
    return answer;
  } catch (failure) {
    hideIntents([intent]);
    throw failure;
  }
}

/** Stores the intent, then sends it. Resolves with the answer, or 'waiting' if the server can't be reached. */
async function deliverIntent(intent: Intent): Promise<Delivery> {
  const sent = currentOwner() ? undefined : await sendWithoutOwner(intent);
  if (sent) return sent;
  const { familyId } = currentOwner() ?? {};
  if (!familyId) return { answer: await sendNow(intent) };
  try {
    const stored = await storeIntent(intent, familyId);
    changeShownIntents((shown) => shown.map((other) => (other.id === intent.id ? stored : other)));
  } catch {
    // It can't be stored on a full disk or in a private window, so it is only sent.
    return { answer: await sendNow(intent) };
  }
  const delivered = waitForAnswer(intent.id);
  void sendWaiting();
  // It waits behind a change that the server takes long to answer.
  if (isSlow) stopAllWaiting();
  return delivered;
}

let mustSendAgain = false;
let sending: Promise<void> | undefined;

/** Sends all waiting changes, in one tab at a time. */
export function sendWaiting(): Promise<void> {
  mustSendAgain = true;
  sending ??= sendRepeatedly().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendRepeatedly() {
  clearTimeout(retryTimer);
  retryTimer = undefined;
  let left: Intent | undefined;
  while (mustSendAgain && currentOwner()) {
    mustSendAgain = false;
    await runInOneTab(sendInOrder);
    left = await nextToSend();
  }
  // Another tab may be sending them, but it may be closed before it has sent all.
  if (left) retryTimer ??= window.setTimeout(retryWaiting, retryDelay(retryAttempt++));
}

const retryWaiting = () => {
  retryTimer = undefined;
  void sendWaiting();
};

const nextToSend = async () => (await waitingIntents()).find(({ refusal }) => !refusal);

async function sendInOrder() {
  const settled: StoredIntent[] = [];
  try {
    for (let intent = await nextToSend(); intent; intent = await nextToSend()) {
      const isSettled = await sendOne(intent);
      if (isSettled === 'later') break;
      if (isSettled) settled.push(intent);
    }
  } finally {
    tellTabs();
  }
  if (settled.length > 0) await refetchChanged(settled);
}

/** True if no screen waits for the answer: what the intent changed must then be fetched again. */
async function sendOne(intent: StoredIntent): Promise<boolean | 'later'> {
  try {
    const answer = await sendNow(intent, onSlowAnswer).finally(() => {
      isSlow = false;
    });
    retryAttempt = 0;
    await removeStored(intent);
    const screen = popScreen(intent.id);
    screen?.resolve({ answer });
    return !screen;
  } catch (failure) {
    if (isRemovedFromFamily(failure) || !isRefusal(failure)) return retryLater(failure);
    const screen = popScreen(intent.id);
    // A waiting screen shows the refusal at once. Without one, it is kept until the person has seen it.
    if (screen) await removeStored(intent);
    else await changeStored({ ...intent, refusal: failure.sentence || failure.message });
    screen?.reject(failure);
    return false;
  }
}

function retryLater(failure: unknown): 'later' {
  if (isRemovedFromFamily(failure)) void restartInOtherFamily();
  else if (failure instanceof ApiError && failure.status === 401) endSession();
  else retryTimer = window.setTimeout(retryWaiting, retryDelay(retryAttempt++));
  stopAllWaiting();
  // Asks the browser not to delete our storage, now that a change waits in it.
  if (isConnectionFailure(failure)) void navigator.storage?.persist?.();
  return 'later';
}

/** Lets the screens go on: nobody should watch a button for as long as a bad network takes. The request goes on. */
function onSlowAnswer() {
  isSlow = true;
  setServerReached(false);
  stopAllWaiting();
}

const hideIntents = (gone: readonly Intent[]) => {
  const ids = new Set(gone.map(({ id }) => id));
  changeShownIntents((shown) => shown.filter(({ id }) => !ids.has(id)));
};

/** Shows the changes that wait now. Tells the screens what another tab has sent or could not send. */
async function showWaiting() {
  // Taken before reading: a screen that asks during the read may be stored too late to be found.
  const asking = screenIds();
  lastSeenIntents = await waitingIntents();
  const storedById = new Map(lastSeenIntents.map((intent) => [intent.id, intent]));
  for (const id of asking) {
    const intent = storedById.get(id);
    if (intent && !intent.refusal) continue;
    popScreen(id)?.resolve(intent ? 'waiting' : { answer: undefined });
  }
  // Intents that are no longer stored stay on the screens until what they changed is fetched again.
  changeShownIntents((shown) => [...shown.filter(({ id }) => !storedById.has(id)), ...lastSeenIntents]);
}

async function onChangeInOtherTab() {
  const before = lastSeenIntents.filter(({ id }) => !hasScreen(id));
  await showWaiting();
  const gone = before.filter(({ id }) => !lastSeenIntents.some((intent) => intent.id === id));
  if (gone.length > 0) await refetchChanged(gone);
}

async function refetchChanged(sent: readonly Intent[]) {
  await refetchResources(queryClient, [...new Set(sent.flatMap(({ resources }) => resources))]);
  hideIntents(sent);
}

const tellTabs = () => {
  tabChannel?.postMessage('changed');
  void showWaiting();
};

/** Tries a refused change again, or drops one that waits. */
export async function decideRefusedIntent(intent: Intent, decision: 'try again' | 'give up') {
  const stored = (await waitingIntents()).find(({ id }) => id === intent.id);
  if (!stored) return showWaiting();
  const { refusal: _, ...asBefore } = stored;
  await (decision === 'give up' ? removeStored(stored) : changeStored(asBefore));
  if (decision === 'give up') hideIntents([intent]);
  tellTabs();
  if (decision === 'try again') void sendWaiting();
}

/** Called once the owner is known. Sends the waiting changes, now and whenever the server can be reached again. */
export async function startQueue() {
  // Fails without IndexedDB; then there is nothing to listen for.
  await showWaiting();
  listenForConnection();
  await sendWaiting();
}

const listenForConnection = once(() => {
  if (tabChannel) tabChannel.onmessage = () => void onChangeInOtherTab();
  onConnectionChange(() => isServerReached() && void sendWaiting());
  window.addEventListener('online', () => void sendWaiting());
  // The person may have signed in again in another tab.
  document.addEventListener('visibilitychange', () => !document.hidden && void sendWaiting());
});
