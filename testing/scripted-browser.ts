import type { FastifyInstance, InjectOptions } from 'fastify';

interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string[];
}

export interface Page {
  status: number;
  /** Where the browser ended up, without its host if that is ours. */
  address: string;
  text: string;
  headers: Record<string, unknown>;
}

function cookieFrom(line: string): Cookie & { isGone: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
  const of = (attribute: string) =>
    attributes.find((it) => it.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1);
  const expires = of('expires');
  const isGone = of('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.now());
  return { name, value, path: of('path') ?? '/', attributes, isGone };
}

/** Just enough of a browser to sign in: cookies with their paths, redirects, and forms. Requests go to the apps in turn. */
export class ScriptedBrowser {
  readonly #apps: FastifyInstance[];
  readonly #publicUrl: string;
  readonly #always: InjectOptions;
  #turn = 0;
  cookies: Cookie[] = [];

  /** `always` goes with every request: headers, or the address that it comes from. */
  constructor(apps: FastifyInstance[], publicUrl: string, always: InjectOptions = {}) {
    this.#apps = apps;
    this.#publicUrl = publicUrl;
    this.#always = always;
  }

  cookie(name: string) {
    return this.cookies.find((cookie) => cookie.name === name);
  }

  /** One request, no redirect followed. */
  async request(options: InjectOptions & { url: string }): Promise<Page> {
    const { pathname, search } = new URL(options.url, this.#publicUrl);
    const app = this.#apps[this.#turn++ % this.#apps.length] as FastifyInstance;
    const cookie = this.cookies
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await app.inject({
      ...this.#always,
      ...options,
      url: `${pathname}${search}`,
      headers: { host: new URL(this.#publicUrl).host, cookie, ...this.#always.headers, ...options.headers },
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) this.#keep(cookieFrom(line));
    return {
      status: response.statusCode,
      address: `${pathname}${search}`,
      text: response.body,
      headers: response.headers,
    };
  }

  #keep({ isGone, ...cookie }: ReturnType<typeof cookieFrom>) {
    this.cookies = this.cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
    if (!isGone) this.cookies.push(cookie);
  }

  /** Follows redirects until a page, or until they leave our host. */
  async #follow(first: Page): Promise<Page> {
    let page = first;
    for (let redirects = 0; page.status >= 300 && page.status < 400; redirects++) {
      if (redirects > 20) throw new Error(`Redirected for ever, last to ${page.headers.location}`);
      const next = new URL(String(page.headers.location), new URL(page.address, this.#publicUrl));
      if (next.origin !== new URL(this.#publicUrl).origin) return { ...page, address: next.href };
      page = await this.request({ method: 'GET', url: next.href });
    }
    return page;
  }

  async open(url: string): Promise<Page> {
    return this.#follow(await this.request({ method: 'GET', url }));
  }

  /** Sends the form of a page as the browser would. */
  async submit(page: Page, typed: Record<string, string> = {}, formNumber = 0): Promise<Page> {
    const form = page.text.match(/<form .*?<\/form>/gs)?.[formNumber] ?? '';
    const action = form.match(/action="([^"]*)"/)?.[1] ?? page.address;
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const fields = { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), ...typed };
    const sent = await this.request({
      method: 'POST',
      url: action,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.#publicUrl },
      payload: new URLSearchParams(fields).toString(),
    });
    return this.#follow(sent);
  }

  /** The address of the link with this text. */
  link(page: Page, label: string) {
    const found = [...page.text.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].find(([, , text]) => text === label);
    if (!found?.[1]) throw new Error(`No link '${label}' on ${page.address}`);
    return found[1];
  }
}
