import type { FastifyReply, FastifyRequest } from 'fastify';

/** Takes the connection over from Fastify and sends server-sent events, with the headers Fastify would have sent. */
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
    /** Keeps proxies from closing an idle connection. An event and not a comment, because pages can't see comments. */
    sendHeartbeat: () => send('beat', {}),
    end: () => void raw.end(),
    onClose: (listener: () => void) => void request.raw.once('close', listener),
  };
}

export type EventStream = ReturnType<typeof openEventStream>;
