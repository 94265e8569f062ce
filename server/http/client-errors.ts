import type { Socket } from 'node:net';
import { badRequest, Refusal, tooLarge } from './errors.ts';

/** Answers bytes that are not a valid HTTP request with a plain sentence. No hook or route sees them. */
export function answerClientError({ code }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, message } = refusalOf(code);
  const head = [
    `HTTP/1.1 ${status} `,
    'content-type: text/plain; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(message)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${message}`, () => socket.destroy());
}

function refusalOf(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return tooLarge(431);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal(408, 'The request took too long. Please try again');
  return badRequest(400);
}
