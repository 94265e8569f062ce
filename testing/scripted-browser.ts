import type { FastifyInstance, InjectOptions } from 'fastify';

interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string[];
}

export interface Page {
  status: number;
  /** Final URL; only path and query if it is on our host. */
  address: string;
  text: string;
  headers: Record<string, unknown>;
}

function cookieFrom(line: string): Cookie & { isExpired: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
  const attributeValue = (attribute: string) =>
    attributes.find((it) => it.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1);
  const expires = attributeValue('expires');
  const isExpired = attributeValue('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.now());
  return { name, value, path: attributeValue('path') ?? '/', attributes, isExpired };
}

/** A minimal browser for signing in: cookies with paths, redirects and forms. Requests go round-robin to the apps. */
export class ScriptedBrowser {
  readonly #apps: FastifyInstance[];
  readonly #publicUrl: string;
  readonly #defaults: InjectOptions;
  #turn = 0;
  cookies: Cookie[] = [];

  /** `defaults` apply to every request, such as headers or the remote address. */
  constructor(apps: FastifyInstance[], publicUrl: string, defaults: InjectOptions = {}) {
    this.#apps = apps;
    this.#publicUrl = publicUrl;
    this.#defaults = defaults;
  }

  cookie(name: string) {
    return this.cookies.find((cookie) => cookie.name === name);
  }

  /** Sends one request without following redirects. */
  async request(options: InjectOptions & { url: string }): Promise<Page> {
    const { pathname, search } = new URL(options.url, this.#publicUrl);
    const app = this.#apps[this.#turn++ % this.#apps.length] as FastifyInstance;
    const cookie = this.cookies
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await app.inject({
      ...this.#defaults,
      ...options,
      url: `${pathname}${search}`,
      headers: { host: new URL(this.#publicUrl).host, cookie, ...this.#defaults.headers, ...options.headers },
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) this.#storeCookie(cookieFrom(line));
    return {
      status: response.statusCode,
      address: `${pathname}${search}`,
      text: response.body,
      headers: response.headers,
    };
  }

  #storeCookie({ isExpired, ...cookie }: ReturnType<typeof cookieFrom>) {
    this.cookies = this.cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
    if (!isExpired) this.cookies.push(cookie);
  }

  /** Follows redirects until a page is reached or they leave our host. */
  async #follow(first: Page): Promise<Page> {
    let page = first;
    for (let redirects = 0; page.status >= 300 && page.status < 400; redirects++) {
      if (redirects > 20) throw new Error(`Too many redirects, last to ${page.headers.location}`);
      const next = new URL(String(page.headers.location), new URL(page.address, this.#publicUrl));
      if (next.origin !== new URL(this.#publicUrl).origin) return { ...page, address: next.href };
      page = await this.request({ method: 'GET', url: next.href });
    }
    return page;
  }

  async open(url: string): Promise<Page> {
    return this.#follow(await this.request({ method: 'GET', url }));
  }

  /** Submits a form of the page, including its hidden fields. */
  async submit(page: Page, typed: Record<string, string> = {}, formNumber = 0): Promise<Page> {
    const form = page.text.match(/<form .*?<\/form>/gs)?.[formNumber] ?? '';
    const action = form.match(/action="([^"]*)"/)?.[1] ?? page.address;
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const fields = { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), ...typed };
    const response = await this.request({
      method: 'POST',
      url: action,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.#publicUrl },
      payload: new URLSearchParams(fields).toString(),
    });
    return this.#follow(response);
  }

  /** The href of the link with this text. */
  link(page: Page, label: string) {
    const found = [...page.text.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].find(([, , text]) => text === label);
    if (!found?.[1]) throw new Error(`No link '${label}' on ${page.address}`);
    return found[1];
  }
}
