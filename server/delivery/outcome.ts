import type { PostAnswer } from '../outside/post.ts';

/** The result of sending a message. A reason is a sentence to show, without secrets and addresses. */
export type DeliveryOutcome =
  | { state: 'sent' }
  /** The receiver no longer exists; don't send there again. */
  | { state: 'gone' }
  /** Another try may succeed. */
  | { state: 'later'; retryAfterSeconds?: number; reason: string }
  /** Another try would fail too. */
  | { state: 'failed'; reason: string };

const secondsPerDay = 24 * 60 * 60;

/** Waits for the answer of an HTTP service. A reason begins with its name, such as 'The push service'. */
export async function deliver(
  service: string,
  answer: Promise<PostAnswer>,
  goneStatuses: readonly number[] = [],
): Promise<DeliveryOutcome> {
  try {
    const { status, retryAfter } = await answer;
    if (goneStatuses.includes(status)) return { state: 'gone' };
    if (status >= 200 && status < 300) return { state: 'sent' };
    const reason = `${service} answered ${status}`;
    if (status !== 429 && status < 500) return { state: 'failed', reason };
    return { state: 'later', reason, ...retryTime(retryAfter, Date.now()) };
  } catch {
    return { state: 'later', reason: `${service} didn't answer` };
  }
}

/** Parses Retry-After, which is a number of seconds or a date. At most a day, whatever the service says. */
export function retryTime(retryAfter = '', now: number): { retryAfterSeconds?: number } {
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return Number.isNaN(seconds) ? {} : { retryAfterSeconds: Math.min(Math.max(seconds, 0), secondsPerDay) };
}

interface DeliveryChannel {
  send(...message: never[]): Promise<DeliveryOutcome>;
}

/** The same channel, but it sends nothing. */
export const withSendingOff = <Of extends DeliveryChannel>(channel: Of): Of => ({
  ...channel,
  send: async (): Promise<DeliveryOutcome> => ({ state: 'failed', reason: 'Sending is turned off on this server' }),
});
