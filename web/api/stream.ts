import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import { type Args, addressOf, NoStream, request } from './call.ts';

interface Listener<Piece> {
  /** Ends it early. */
  signal: AbortSignal;
  onPiece: (piece: Piece) => void;
}

const mark = 'data:';
const end = '[DONE]';

/** Hears an answer piece by piece. What ends before its end is a failure, and why it failed is its cause. */
export async function callStream<E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  { signal, onPiece }: Listener<AnswerOf<E>>,
): Promise<void> {
  const { body } = args as { body?: unknown };
  const response = await request(endpoint.method, addressOf(endpoint, args), { body, signal }).catch((cause) => {
    throw new NoStream('Failed to get response', { cause });
  });
  for await (const line of linesOf(response, signal)) {
    if (!line.startsWith(mark)) continue;
    const told = line.slice(mark.length).trim();
    if (told === end) return;
    onPiece(JSON.parse(told) as AnswerOf<E>);
  }
  throw new Error('The answer broke off');
}

/** Lines as they become whole, wherever the network cut them, between the bytes of a letter too. */
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
