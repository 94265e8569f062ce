import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import { addressOf, type EndpointArgs, request, StreamNotStarted } from './call.ts';

interface Listener<Piece> {
  /** Stops reading early. */
  signal: AbortSignal;
  onPiece: (piece: Piece) => void;
}

const prefix = 'data:';
const endMarker = '[DONE]';

/**
 * Calls `onPiece` for each piece of a stream. Throws `NoStream` if it never starts, an Error if '[DONE]' is missing.
 */
export async function callStream<E extends Endpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  { signal, onPiece }: Listener<AnswerOf<E>>,
): Promise<void> {
  const { body } = args as { body?: unknown };
  const response = await request(endpoint.method, addressOf(endpoint, args), { body, signal }).catch((cause) => {
    throw new StreamNotStarted('Failed to get response', { cause });
  });
  for await (const line of linesOf(response, signal)) {
    if (!line.startsWith(prefix)) continue;
    const data = line.slice(prefix.length).trim();
    if (data === endMarker) return;
    onPiece(JSON.parse(data) as AnswerOf<E>);
  }
  throw new Error('The answer broke off');
}

/** Yields complete lines, even if the network splits chunks within a line or a multi-byte character. */
async function* linesOf({ body }: Response, signal: AbortSignal): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  try {
    let rest = '';
    while (true) {
      const { value, done } = await reader.read();
      if (done || signal.aborted) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
