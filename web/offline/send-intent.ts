import type { Intent } from '#core/intent.ts';
import { ApiError, addressOf, isConnectionFailure, request } from '#web/api/call.ts';
import { slowAnswerMilliseconds } from '#web/api/retry-delay.ts';
import { waitForOwner } from './owner.ts';

/** A request without an answer for this long is most likely lost. It must end before another tab may take over. */
const longestMilliseconds = 60_000;

/**
 * Sends one request. The server makes the change only if it has not made it before, so it may be sent again after the
 * first request was given up. `onSlow` is called if there is no answer for a while.
 */
export async function sendNow(
  { id, method, path, params, body }: Intent,
  onSlow: () => void = () => {},
): Promise<unknown> {
  const address = addressOf({ method, path } as never, { params } as never);
  const controller = new AbortController();
  const timers = [
    setTimeout(onSlow, slowAnswerMilliseconds),
    setTimeout(() => controller.abort(), longestMilliseconds),
  ];
  try {
    const response = await request(method, address, { body, headers: { 'X-Intent': id }, signal: controller.signal });
    return response.status === 204 ? undefined : await response.json();
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/**
 * Sends a change that was made before we know whose data this browser stores. Returns undefined if the server can't be
 * reached and the owner has become known, so that the change can be stored.
 */
export async function sendWithoutOwner(intent: Intent): Promise<{ answer: unknown } | undefined> {
  try {
    return { answer: await sendNow(intent) };
  } catch (failure) {
    if (isConnectionFailure(failure) && (await waitForOwner())) return undefined;
    throw failure;
  }
}

/**
 * Whether the server refused the change for good: sending it again would get the same answer, so a person must decide.
 */
export const isRefusal = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && !isConnectionFailure(failure) && ![401, 408, 425, 429].includes(failure.status);
