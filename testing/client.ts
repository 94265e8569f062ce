import type { InjectOptions } from 'fastify';

export interface Answer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests check the content themselves.
  json: any;
  headers: Record<string, unknown>;
}

/** Sends requests, signed in or not. */
export interface Client {
  request(options: InjectOptions): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
  patch(path: string, body?: object): Promise<Answer>;
  remove(path: string): Promise<Answer>;
}

type RawAnswer = Omit<Answer, 'json'>;

/** Client on top of any `send` function. Adds the session cookie and parses JSON responses. */
export function clientOf(send: (options: InjectOptions) => Promise<RawAnswer>, cookie?: string): Client {
  const request = async (options: InjectOptions): Promise<Answer> => {
    const response = await send({ ...options, headers: { ...(cookie && { cookie }), ...options.headers } });
    const isJson = String(response.headers['content-type']).includes('json');
    return { ...response, json: isJson ? JSON.parse(response.text) : undefined };
  };
  const write = (method: 'POST' | 'PATCH') => (url: string, payload?: object) =>
    request({ method, url, ...(payload !== undefined && { payload }) });
  return {
    request,
    get: (url) => request({ method: 'GET', url }),
    post: write('POST'),
    patch: write('PATCH'),
    remove: (url) => request({ method: 'DELETE', url }),
  };
}
