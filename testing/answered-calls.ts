import type { Client } from './client.ts';

type Reply = { status?: number; json?: unknown } | ((body: unknown) => { status?: number; json?: unknown } | undefined);

/**
 * A person whose calls are answered by a table ('GET /api/notices'), for states that are hard to create on the real
 * server. `sent` collects the writes. Calls that are not in the table get a 404.
 */
export function answeredCalls(replies: Record<string, Reply>) {
  const sent: { call: string; body: unknown }[] = [];
  const request: Client['request'] = async ({ method = 'GET', url, payload }) => {
    const call = `${method} ${String(url).split('?')[0]}`;
    const body = typeof payload === 'string' ? JSON.parse(payload) : payload;
    if (method !== 'GET') sent.push({ call, body });
    const found = replies[call];
    const reply = typeof found === 'function' ? found(body) : found;
    const status = reply?.status ?? (found === undefined ? 404 : reply?.json === undefined ? 204 : 200);
    return { status, text: JSON.stringify(reply?.json ?? 'Not found'), json: reply?.json, headers: {} };
  };
  const write = (method: 'POST' | 'PATCH' | 'DELETE') => (url: string, payload?: object) =>
    request({ method, url, ...(payload && { payload }) });
  const person: Client = {
    request,
    get: (url) => request({ method: 'GET', url }),
    post: write('POST'),
    patch: write('PATCH'),
    remove: write('DELETE'),
  };
  return { person, sent };
}
