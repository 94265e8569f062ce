import { request } from 'undici';
import { type Connector, checkedAgent, realConnector } from './checked-agent.ts';
import { whenAborted } from './when-aborted.ts';

const timeLimitMs = 10_000;

export interface Post {
  headers: Record<string, string>;
  body: string | Buffer;
}

export interface PostAnswer {
  status: number;
  retryAfter: string | undefined;
}

/** Network functions that tests replace. */
export interface PostNetwork extends Connector {
  timeLimit(): AbortSignal;
}

const realNetwork: PostNetwork = { ...realConnector, timeLimit: () => AbortSignal.timeout(timeLimitMs) };

/**
 * Sends one POST and returns its status. It follows no redirect and never reads the response body, so its size doesn't
 * matter. Rejects if there is no answer in time. `mayBePrivate`: see checkedAgent.
 */
export async function post(
  url: URL,
  message: Post,
  { mayBePrivate, ...network }: { mayBePrivate: boolean } & Partial<PostNetwork>,
): Promise<PostAnswer> {
  const { timeLimit, ...dialing } = { ...realNetwork, ...network };
  const signal = timeLimit();
  const send = async () => {
    const agent = await checkedAgent(url, mayBePrivate, dialing);
    try {
      const { statusCode, headers, body } = await request(url, {
        ...message,
        method: 'POST',
        dispatcher: agent,
        signal,
      });
      // An unread body emits an error when the agent is destroyed, which would end the process without a listener.
      body.on('error', () => {});
      const retryAfter = headers['retry-after'];
      return { status: statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined };
    } finally {
      await agent.destroy();
    }
  };
  return await Promise.race([send(), whenAborted(signal)]);
}
