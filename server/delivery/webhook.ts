import { type PostNetwork, post } from '../outside/post.ts';
import { type DeliveryOutcome, deliver } from './outcome.ts';

export interface WebhookMessage {
  title: string;
  body: string;
  /** What a tap opens. */
  url: string;
  /** A message replaces an earlier one with the same tag. */
  tag: string;
}

export interface Webhook {
  isAllowed(address: string): boolean;
  send(address: string, message: WebhookMessage): Promise<DeliveryOutcome>;
}

/**
 * Creates the channel to other programs at home, such as ntfy, Gotify and Home Assistant. `addresses` are the
 * operator's: a person's own address must be one of them or below it. They may be in a private network, so no other
 * address is allowed.
 */
export function createWebhook({
  addresses,
  ...network
}: { addresses: readonly string[] } & Partial<PostNetwork>): Webhook {
  const prefixes = addresses.map((address) => new URL(address));
  const parse = (address: string) => {
    const url = URL.parse(address);
    return url && hasSafePath(url) && prefixes.some((prefix) => isBelowAddress(prefix, url)) ? url : undefined;
  };
  return {
    isAllowed: (address) => parse(address) !== undefined,
    async send(address, message) {
      const url = parse(address);
      if (!url) return { state: 'failed', reason: "The webhook's address isn't allowed on this server" };
      return await deliver('The webhook', post(url, webhookRequest(message), { mayBePrivate: true, ...network }));
    },
  };
}

/**
 * Refuses what a server could understand as a path outside the prefix. The URL parser has resolved '..' and '%2e%2e',
 * but not separators, dots and percent signs that a server decodes later, nor '..;', where some servers cut at ';'.
 */
const hasSafePath = ({ username, password, pathname }: URL) =>
  !username && !password && !/%(2e|2f|5c|25|3b|00)/i.test(pathname) && !pathname.includes('/..');

/** Both '/hooks' and '/hooks/' allow '/hooks/a'. Only '/hooks' allows '/hooks' itself. Neither allows '/hooks-b'. */
const isBelowAddress = (prefix: URL, { origin, pathname }: URL) =>
  origin === prefix.origin &&
  (pathname === prefix.pathname || pathname.startsWith(prefix.pathname.replace(/\/?$/, '/')));

/**
 * One request for all receivers, so that nobody has to say which one theirs is. The body is JSON: Gotify shows `title` and
 * `message` and opens the URL in its `extras`, and a Home Assistant automation reads the fields from `trigger.json`. ntfy
 * would show a body as it is; the headers tell it (from version 2.10 on) to fill these templates from the body instead.
 * The others ignore them. As templates, headers need no encoding, and the texts stay out of access logs.
 */
const webhookRequest = ({ title, body, url, tag }: WebhookMessage) => ({
  headers: {
    'content-type': 'application/json',
    'x-template': 'yes',
    'x-title': '{{.title}}',
    'x-message': '{{.message}}',
    'x-click': new URL(url).href,
  },
  body: JSON.stringify({
    title,
    message: body,
    url,
    tag,
    extras: { 'client::notification': { click: { url } } },
  }),
});
