import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../../database/database.ts';
import { badInput } from '../../http/errors.ts';
import { signInPage, signUpPage } from '../pages/entry-pages.ts';
import type { Faults } from '../pages/fields.ts';
import { type PageStyle, sendPage } from '../pages/page.ts';
import type { AccountMail } from './account-mail.ts';
import { type Account, addAccount, findAccount } from './accounts.ts';
import type { Afterwards } from './afterwards.ts';
import { checkForm, SignInForm, SignUpForm, type Typed } from './forms.ts';
import { accountFor, countSignUp, withinLimits } from './guesses.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { weaknessOf } from './weak-passwords.ts';

interface EntryParts {
  database: Database;
  getProvider: () => Promise<{ provider: Provider; browsers: KnownBrowsers }>;
  post: AccountMail;
  afterwards: Afterwards;
  style: PageStyle;
}

type EntryRequest = FastifyRequest<{ Params: { uid: string }; Body?: Typed }>;

/** The pages where she signs in or creates her account, in the middle of the provider's flow. */
export function mountEntryRoutes(app: FastifyInstance, { database, getProvider, post, afterwards, style }: EntryParts) {
  /** The flow that this page belongs to, in this browser. */
  async function flowOf(request: EntryRequest, reply: FastifyReply) {
    const { provider } = await getProvider();
    try {
      const { uid, params, session } = await provider.interactionDetails(request.raw, reply.raw);
      const isAgain = params.prompt === 'login';
      if (uid === request.params.uid) return { uid, isAgain, onlyFor: isAgain ? session?.accountId : undefined };
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
    }
    throw badInput('This page has expired, or the browser did not keep its cookies');
  }

  async function goOn(request: EntryRequest, reply: FastifyReply, account: Account) {
    const { provider, browsers } = await getProvider();
    // Another tab may have signed somebody else in meanwhile; whoever typed her password last is the one who stays.
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    if (session.accountId !== undefined && session.accountId !== account.id) await session.destroy();
    const login = { accountId: account.id, remember: true };
    const address = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login },
      { mergeWithLastSubmission: false },
    );
    browsers.remember(reply, account);
    return reply.redirect(address, 303);
  }

  app.get('/oidc/interaction/:uid', async (request: EntryRequest, reply) => {
    const flow = await flowOf(request, reply);
    // Who signs in again is known, and need not type her address once more.
    const known = flow.onlyFor === undefined ? undefined : await findAccount(database, flow.onlyFor);
    return sendPage(reply, signInPage(style, { ...flow, ...(known && { typed: { email: known.email } }) }));
  });

  app.post('/oidc/interaction/:uid', async (request: EntryRequest, reply) => {
    const flow = await flowOf(request, reply);
    const typed = request.body ?? {};
    const refuse = (status: number, faults: Faults) =>
      sendPage(reply.code(status), signInPage(style, { ...flow, typed, faults }));
    const { fields, faults } = checkForm(SignInForm, typed);
    if (faults) return refuse(400, faults);
    return withinLimits(reply, refuse, async () => {
      const { browsers } = await getProvider();
      const knows = (account: Account) => browsers.knows(request, account);
      const account = await accountFor(database, { ...fields, address: request.ip, knows });
      if (!account) return refuse(401, { form: 'Wrong e-mail or password' });
      if (flow.onlyFor !== undefined && flow.onlyFor !== account.id)
        return refuse(403, { form: 'That is another account than the one you use here' });
      return goOn(request, reply, account);
    });
  });

  app.get('/oidc/interaction/:uid/sign-up', async (request: EntryRequest, reply) =>
    sendPage(reply, signUpPage(style, await flowOf(request, reply))),
  );

  app.post('/oidc/interaction/:uid/sign-up', async (request: EntryRequest, reply) => {
    const { uid } = await flowOf(request, reply);
    const typed = request.body ?? {};
    const refuse = (status: number, faults: Faults) =>
      sendPage(reply.code(status), signUpPage(style, { uid, typed, faults }));
    const { fields, faults } = checkForm(SignUpForm, typed);
    if (faults) return refuse(400, faults);
    const weakness = await weaknessOf(fields.password, fields);
    if (weakness) return refuse(400, { password: weakness });
    return withinLimits(reply, refuse, async () => {
      await countSignUp(database, { email: fields.email, address: request.ip });
      const { email, password, firstName = null, lastName = null } = fields;
      const account = await addAccount(database, { email, password, firstName, lastName });
      if (!account) return refuse(409, { email: 'That e-mail already has an account. Sign in instead?' });
      if (post.isConfigured) afterwards(() => post.sendVerification(account));
      return goOn(request, reply, account);
    });
  });
}
