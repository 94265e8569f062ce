import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';

/** Writes the response for a path of a local site. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export const html =
  (body: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

export const redirectTo =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end('moved');

/** A website on loopback for one test file. It records requested paths, and is reset before each test. */
export async function localSite(fallback?: Answer) {
  const answers = new Map<string, Answer>();
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = String(request.url);
    requestedPaths.push(path);
    const answer = answers.get(path) ?? answers.get(path.split('?', 1).join()) ?? fallback;
    if (answer) answer(response, request);
    else response.writeHead(404, { 'content-type': 'text/html' }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  beforeEach(() => {
    answers.clear();
    requestedPaths.length = 0;
  });
  afterAll(() => void server.close());
  return { port: (server.address() as AddressInfo).port, requestedPaths, answers };
}
