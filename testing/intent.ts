import type { Endpoint } from '#core/endpoint.ts';
import type { Intent } from '#core/intent.ts';

/** A change that waits in a browser. */
export const intentOf = ({ method, path, resources }: Endpoint, rest: Partial<Intent> = {}): Intent => ({
  id: 'intent',
  method,
  path,
  params: {},
  resources,
  words: 'Change it',
  at: Date.UTC(2026, 10, 18, 12),
  ...rest,
});
