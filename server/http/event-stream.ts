import type { FastifyReply, FastifyRequest } from 'fastify';

/** Server-sent events over a connection that Fastify hands over to us, with the headers it would have sent. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  reply.hijack();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  const send = (event: string, data: object) => void raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    send,
    /** Keeps proxies from closing a quiet connection. An event, because a browser's page is not told of comments. */
    beat: () => send('beat', {}),
    end: () => void raw.end(),
    onClose: (act: () => void) => void request.raw.once('close', act),
  };
}

export type EventStream = ReturnType<typeof openEventStream>;
