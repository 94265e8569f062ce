import { createServer, request } from 'node:http';

/** A proxy that distributes requests over several servers in turn. */
export function startRoundRobin(port: number, servers: number[]) {
  let count = 0;
  const proxy = createServer((incoming, outgoing) => {
    count += 1;
    const { method, url: path, headers } = incoming;
    const forwarded = request(
      { host: '127.0.0.1', port: servers[count % servers.length], method, path, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => {
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  return proxy.listen(port, '127.0.0.1');
}
