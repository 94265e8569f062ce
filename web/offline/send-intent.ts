import type { Intent } from '#core/intent.ts';
import { ApiError, addressOf, couldNotReach, request } from '#web/api/call.ts';
import { patience } from '#web/api/pauses.ts';
import { isOwnedSoon } from './owner.ts';

/** A request without an answer for this long is most likely lost. It must end before another tab may take over. */
const longestMilliseconds = 60_000;

/**
 * Sends one request. The server makes the change only if it has not made it before, so it may be sent again although the first
 * request was given up. `onSlow` is called if there is no answer for a while.
 */
export async function sendNow(
  { id, method, path, params, body }: Intent,
  onSlow: () => void = () => {},
): Promise<unknown> {
  const address = addressOf({ method, path } as never, { params } as never);
  const controller = new AbortController();
  const timers = [setTimeout(onSlow, patience), setTimeout(() => controller.abort(), longestMilliseconds)];
  try {
    const response = await request(method, address, { body, headers: { 'X-Intent': id }, signal: controller.signal });
    return response.status === 204 ? undefined : await response.json();
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/**
 * Sends a change that was made before it is known whose data this browser keeps. Undefined if the server can't be reached and
 * the change can be kept by now.
 */
export async function sendUnowned(intent: Intent): Promise<{ answer: unknown } | undefined> {
  try {
    return { answer: await sendNow(intent) };
  } catch (failure) {
    if (couldNotReach(failure) && (await isOwnedSoon())) return undefined;
    throw failure;
  }
}

/** True if there is somebody who must decide: sending it again would most likely be answered the same way. */
export const isRefusal = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && !couldNotReach(failure) && ![401, 408, 425, 429].includes(failure.status);
