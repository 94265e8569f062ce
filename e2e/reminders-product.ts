import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { APIRequestContext, Browser } from '@playwright/test';
import { freePort } from '#scripts/free-port.mjs';
import { shortLived } from '#testing/short-lived.ts';
import { expect } from './journey.ts';

type Session = { userId: string; cookie: string };

/** Starts the product with a clock, a mail server and a push service that the journey controls. */
export async function startProduct() {
  const port = String(await freePort());
  const child: ChildProcess = fork(join(import.meta.dirname, 'reminders-server.ts'), {
    execArgv: ['--import', join(import.meta.dirname, '../server/quick-drizzle.ts'), ...shortLived],
    env: { ...process.env, PORT: port },
  });
  await once(child, 'message');
  let count = 0;
  const ask = <Answer>(question: string, argument: string) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++count;
      const onMessage = (message: { id: number; answer: Answer; failure?: string }) => {
        if (message.id !== id) return;
        child.off('message', onMessage);
        if (message.failure) reject(new Error(message.failure));
        else resolve(message.answer);
      };
      child.on('message', onMessage);
      child.send({ id, ask: question, argument });
    });
  return { address: `http://localhost:${port}`, ask, stop: () => child.disconnect() };
}

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Writes by the API as the person whose browser it is. */
export const senderOf =
  (requests: APIRequestContext) =>
  async (method: 'post' | 'patch', path: string, data: object = {}) => {
    const response = await requests[method](path, { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.status() === 204 ? undefined : response.json();
  };

/** A browser that is signed in, with requests of its own. */
export async function openBrowser(
  browser: Browser,
  { address, ask }: Product,
  firstName: string,
  serviceWorkers: 'allow' | 'block' = 'block',
) {
  const session = await ask<Session>('signUp', firstName);
  const [name = '', value = ''] = session.cookie.split('=');
  const context = await browser.newContext({ baseURL: address, serviceWorkers });
  await context.addCookies([{ name, value, url: address }]);
  const send = senderOf(context.request);
  await send('post', '/api/preferences', { onboardingCompleted: true });
  await send('patch', '/api/notices/settings', { quietFrom: null, quietUntil: null, morningAt: null, weekAt: null });
  return { ...session, context, send };
}

type Person = Pick<Awaited<ReturnType<typeof openBrowser>>, 'send' | 'userId'>;

/** Both in Ana's family, each linked to an adult of the household. Returns the ids of the adults. */
export async function joinAsParents(ana: Person, david: Person) {
  const { link } = await ana.send('post', '/api/family/invitations', {});
  await david.send('post', `/api/invitations/${link.split('/').at(-1)}/accept`, {});
  const adultOf = async (person: Person, name: string) => {
    const adult = { memberType: 'adult', name, relationship: 'partner' };
    const { id } = await ana.send('post', '/api/household-members', adult);
    await person.send('post', `/api/household-members/${id}/link`, { userId: person.userId });
    return id as string;
  };
  return { ana: await adultOf(ana, 'Ana'), david: await adultOf(david, 'David') };
}
