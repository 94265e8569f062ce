import { createHash } from 'node:crypto';
import { parseLine } from '#food/server/reader.ts';
import { RefusalInJson } from '#server/http/errors.ts';
import type { Parts } from '#server/http/parts.ts';
import type { CallInSteps } from '#server/http/serve.ts';
import { createConfiguredFetcher } from '#server/outside/fetch-configured.ts';
import type { groceriesApi } from '../contract.ts';
import { daysOfLink, type ShoppingPage, shoppingPage } from '../rules/instacart.ts';
import { listRows, type StoredList, shownList } from './store.ts';

const mostMilliseconds = 10_000;
const mostBytes = 64 * 1024;
/** A link is made anew a day before it ends. */
const renewedAfterMs = (daysOfLink - 1) * 86_400_000;

const sentences = {
  nothingLeft: 'Nothing is left to buy on this list',
  notConfigured: 'Instacart is not configured',
  notReached: 'Instacart cannot be reached right now. Please try again in a moment',
  late: 'Instacart did not answer in time. Please try again in a moment',
  keyRefused: 'Instacart does not accept our key. Please tell whoever runs this server',
  tooMany: 'Instacart takes no more lists right now. Please try again later',
  theirFault: 'Instacart has a problem of its own right now. Please try again later',
  listRefused: 'Instacart did not accept this list',
  notUnderstood: 'Instacart answered something that we do not understand',
  foreignLink: 'Instacart answered with a link that we do not trust',
};

const unavailable = (sentence: string) => new RefusalInJson(503, sentence);

function refusalFor(status: number) {
  if (status === 401 || status === 403) return unavailable(sentences.keyRefused);
  if (status === 408) return unavailable(sentences.late);
  if (status === 429) return unavailable(sentences.tooMany);
  return unavailable(status >= 500 ? sentences.theirFault : sentences.listRefused);
}

async function limitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw unavailable(sentences.notUnderstood);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Their shop, and the systems on which they let one try. */
const theirHosts = ['instacart.com', 'instacart.tools'];

/** Whatever they answer is opened in her browser, so it must be theirs and nothing else. */
function isInstacartLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, port, username, password } = new URL(link);
  const isTheirs = theirHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isTheirs && port === '' && username === '' && password === '';
}

function linkIn(answer: string): string {
  let link: unknown;
  try {
    link = JSON.parse(answer)?.products_link_url;
  } catch {
    // What is no JSON has no link either.
  }
  if (typeof link !== 'string') throw unavailable(sentences.notUnderstood);
  if (!isInstacartLink(link)) throw unavailable(sentences.foreignLink);
  return link;
}

/** Asks Instacart for a page. Nothing of what it answers is told but a link of its own. */
export function createPageMaker(key: string, baseUrl: string, withinMs = mostMilliseconds) {
  const fetchInstacart = createConfiguredFetcher([baseUrl]);
  const address = `${baseUrl.replace(/\/$/, '')}/idp/v1/products/products_link`;
  return async (page: ShoppingPage): Promise<string> => {
    const signal = AbortSignal.timeout(withinMs);
    try {
      const answer = await fetchInstacart(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(page),
        signal,
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw refusalFor(answer.status);
      }
      return linkIn(await limitedText(answer));
    } catch (fault) {
      if (fault instanceof RefusalInJson) throw fault;
      throw unavailable(signal.aborted ? sentences.late : sentences.notReached);
    }
  };
}

const isFresh = ({ instacartLinkAt }: StoredList) =>
  instacartLinkAt !== null && Date.now() - Date.parse(instacartLinkAt) < renewedAfterMs;

/** Sends what is not ticked yet. The link is kept until the list has changed, as Instacart asks for. */
export function createHandOff({ config: { instacart, publicUrl } }: Parts) {
  const { key, baseUrl } = instacart;
  const makePage = key ? createPageMaker(key, baseUrl) : undefined;
  return async ({ params, reading, inTransaction }: CallInSteps<typeof groceriesApi.sendToInstacart>) => {
    const { stored, page } = await reading(async (scope) => {
      const stored = await listRows(scope).get(params.id);
      const list = await shownList(scope, stored);
      return { stored, page: shoppingPage(list, `${publicUrl}/grocery-lists`, parseLine) };
    });
    if (!makePage) throw unavailable(sentences.notConfigured);
    if (page.line_items.length === 0) throw new RefusalInJson(409, sentences.nothingLeft);
    const instacartLinkFor = createHash('sha256')
      .update(`${baseUrl} ${JSON.stringify(page)}`)
      .digest('base64url');
    if (stored.instacartOrderUrl && stored.instacartLinkFor === instacartLinkFor && isFresh(stored))
      return { url: stored.instacartOrderUrl };
    const url = await makePage(page);
    const instacartLinkAt = new Date().toISOString();
    await inTransaction((scope) =>
      listRows(scope).change(params.id, { instacartOrderUrl: url, instacartLinkFor, instacartLinkAt }),
    );
    return { url };
  };
}
