import type { InjectOptions } from 'fastify';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { ScriptedBrowser } from './scripted-browser.ts';

export const password = 'correct horse';

/** The server with the given environment, and scripted browsers to sign in with. */
export async function signInApp(database: Database, environment: Record<string, string> = {}) {
  const config = readConfig(environment);
  const app = await createApp({ config, database, logLevel: 'silent' });
  app.get('/*', (_request, reply) => reply.type('text/html').send('A page of the product'));
  await app.ready();
  return {
    app,
    browser: (defaults?: InjectOptions) => new ScriptedBrowser([app], config.publicUrl, defaults),
  };
}

/** Signs up through the forms. */
export async function createAccount(browser: ScriptedBrowser, email: string, fields: Record<string, string> = {}) {
  const signInPage = await browser.open('/api/login');
  const signUpPage = await browser.open(browser.link(signInPage, 'Create account'));
  return browser.submit(signUpPage, { email, password, firstName: 'Ana', lastName: 'Lopez', ...fields });
}

export async function signIn(browser: ScriptedBrowser, email: string, typedPassword = password) {
  return browser.submit(await browser.open('/api/login'), { email, password: typedPassword });
}
