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
  raw.write('retry: 2000\nid: 0\n\n');
  let sent = 0;
  return {
    send(event: string, data: object) {
      sent += 1;
      raw.write(`id: ${sent}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    /** Keeps proxies from closing a quiet connection. */
    beat: () => void raw.write(': \n\n'),
    end: () => void raw.end(),
    onClose: (act: () => void) => void request.raw.once('close', act),
  };
}
