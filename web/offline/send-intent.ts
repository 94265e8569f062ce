import type { Intent } from '#core/intent.ts';
import { ApiError, addressOf, couldNotReach, request } from '#web/api/call.ts';

/** Sends one request. The server makes the change only if it has not made it before. */
export async function sendNow({ id, method, path, params, body }: Intent): Promise<unknown> {
  const address = addressOf({ method, path } as never, { params } as never);
  const response = await request(method, address, { body, headers: { 'X-Intent': id } });
  return response.status === 204 ? undefined : response.json();
}

/** True if there is somebody who must decide: sending it again would most likely be answered the same way. */
export const isRefusal = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && !couldNotReach(failure) && ![401, 408, 425, 429].includes(failure.status);
