import { createHash } from 'node:crypto';
import { parseLine } from '#food/server/reader.ts';
import { RefusalInJson } from '#server/http/errors.ts';
import type { CallWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { createConfiguredFetcher } from '#server/outside/fetch-configured.ts';
import type { groceriesApi } from '../contract.ts';
import { linkLifetimeDays, type ShoppingPage, shoppingPage } from '../rules/instacart.ts';
import { listRows, type StoredList, shownList } from './store.ts';

const timeoutMs = 10_000;
const maxResponseBytes = 64 * 1024;
/** Links are renewed one day before they expire. */
const renewAfterMs = (linkLifetimeDays - 1) * 86_400_000;

const refusalMessages = {
  nothingLeft: "There's nothing left to buy on this list",
  notConfigured: 'Instacart is not configured',
  notReached: "We can't reach Instacart right now. Please try again in a moment",
  timedOut: "Instacart didn't answer in time. Please try again in a moment",
  keyRefused: "Instacart won't accept our key. Please tell whoever runs this server",
  tooMany: "Instacart can't take more lists right now. Please try again later",
  serverError: 'Instacart is having trouble right now. Please try again later',
  listRefused: "Instacart didn't accept this list",
  invalidAnswer: "Instacart sent an answer we don't understand",
  untrustedLink: "Instacart sent a link we don't trust",
};

const unavailable = (message: string) => new RefusalInJson(503, message);

function refusalFor(status: number) {
  if (status === 401 || status === 403) return unavailable(refusalMessages.keyRefused);
  if (status === 408) return unavailable(refusalMessages.timedOut);
  if (status === 429) return unavailable(refusalMessages.tooMany);
  return unavailable(status >= 500 ? refusalMessages.serverError : refusalMessages.listRefused);
}

async function readLimitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxResponseBytes) throw unavailable(refusalMessages.invalidAnswer);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Instacart's production and test hosts. */
const instacartHosts = ['instacart.com', 'instacart.tools'];

/** The link is opened in the user's browser, so it must point to Instacart. */
function isInstacartLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, port, username, password } = new URL(link);
  const isInstacartHost = instacartHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isInstacartHost && port === '' && username === '' && password === '';
}

function parseLink(response: string): string {
  let link: unknown;
  try {
    link = JSON.parse(response)?.products_link_url;
  } catch {
    // Handled below as a missing link.
  }
  if (typeof link !== 'string') throw unavailable(refusalMessages.invalidAnswer);
  if (!isInstacartLink(link)) throw unavailable(refusalMessages.untrustedLink);
  return link;
}

/** Creates a function that requests a shopping page. Of the response, only a link to Instacart is passed on. */
export function createPageRequester(key: string, baseUrl: string, limitMs = timeoutMs) {
  const fetchInstacart = createConfiguredFetcher([baseUrl]);
  const address = `${baseUrl.replace(/\/$/, '')}/idp/v1/products/products_link`;
  return async (page: ShoppingPage): Promise<string> => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      const response = await fetchInstacart(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(page),
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw refusalFor(response.status);
      }
      return parseLink(await readLimitedText(response));
    } catch (error) {
      if (error instanceof RefusalInJson) throw error;
      throw unavailable(signal.aborted ? refusalMessages.timedOut : refusalMessages.notReached);
    }
  };
}

const isFresh = ({ instacartLinkAt }: StoredList) =>
  instacartLinkAt !== null && Date.now() - Date.parse(instacartLinkAt) < renewAfterMs;

/** Creates the handler that sends unticked items. The link is reused until the list changes, as Instacart requires. */
export function createSendToInstacart({ config: { instacart, publicUrl } }: Services) {
  const { key, baseUrl } = instacart;
  const requestPage = key ? createPageRequester(key, baseUrl) : undefined;
  return async ({ params, reading, inTransaction }: CallWithTransactions<typeof groceriesApi.sendToInstacart>) => {
    const { stored, page } = await reading(async (scope) => {
      const stored = await listRows(scope).get(params.id);
      const list = await shownList(scope, stored);
      return { stored, page: shoppingPage(list, `${publicUrl}/grocery-lists`, parseLine) };
    });
    if (!requestPage) throw unavailable(refusalMessages.notConfigured);
    if (page.line_items.length === 0) throw new RefusalInJson(409, refusalMessages.nothingLeft);
    const instacartLinkFor = createHash('sha256')
      .update(`${baseUrl} ${JSON.stringify(page)}`)
      .digest('base64url');
    if (stored.instacartOrderUrl && stored.instacartLinkFor === instacartLinkFor && isFresh(stored))
      return { url: stored.instacartOrderUrl };
    const url = await requestPage(page);
    const instacartLinkAt = new Date().toISOString();
    await inTransaction((scope) =>
      listRows(scope).change(params.id, { instacartOrderUrl: url, instacartLinkFor, instacartLinkAt }),
    );
    return { url };
  };
}
