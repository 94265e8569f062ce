import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../../database/database.ts';
import { badInput } from '../../http/errors.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { type PageStyle, sendPage } from '../pages/page.ts';
import { sharedDeviceField, signInPage, signUpPage } from '../pages/sign-in-pages.ts';
import type { AccountMail } from './account-mail.ts';
import { type Account, addAccount, findAccount } from './accounts.ts';
import type { RunInBackground } from './background-work.ts';
import { countSignUp, findAccountByCredentials, showLimitOnForm } from './form-attempts.ts';
import { checkForm, type FormInput, SignInForm, SignUpForm } from './forms.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { passwordWeakness } from './weak-passwords.ts';

interface SignInPagesOptions {
  database: Database;
  getProvider: () => Promise<{ provider: Provider; browsers: KnownBrowsers }>;
  accountMail: AccountMail;
  runInBackground: RunInBackground;
  style: PageStyle;
}

type SignInRequest = FastifyRequest<{ Params: { uid: string }; Body?: FormInput }>;

/** Tells the web app, which reads this cookie, whether it may keep something in this browser. */
function rememberDevice(reply: FastifyReply, typed: FormInput) {
  const isShared = typed[sharedDeviceField] === 'yes';
  reply.setCookie(sharedDeviceField, isShared ? 'yes' : 'no', {
    path: '/',
    sameSite: 'lax',
    maxAge: 365 * 24 * 60 * 60,
  });
}

/** The sign-in and sign-up pages, shown during the provider's interaction. */
export function mountSignInPages(
  app: FastifyInstance,
  { database, getProvider, accountMail, runInBackground, style }: SignInPagesOptions,
) {
  /** Finds the provider's interaction that this page belongs to. */
  async function interactionOf(request: SignInRequest, reply: FastifyReply) {
    const { provider } = await getProvider();
    try {
      const { uid, params, session } = await provider.interactionDetails(request.raw, reply.raw);
      const isSigningInAgain = params.prompt === 'login';
      if (uid === request.params.uid)
        return { uid, isSigningInAgain, requiredAccountId: isSigningInAgain ? session?.accountId : undefined };
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
    }
    throw badInput("This page has expired, or your browser didn't keep its cookies");
  }

  async function completeSignIn(request: SignInRequest, reply: FastifyReply, account: Account) {
    const { provider, browsers } = await getProvider();
    // Another tab may have signed in a different account meanwhile; the last one wins.
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

  app.get('/oidc/interaction/:uid', async (request: SignInRequest, reply) => {
    const interaction = await interactionOf(request, reply);
    // When signing in again the account is known, so the e-mail field is prefilled.
    const knownAccount =
      interaction.requiredAccountId === undefined
        ? undefined
        : await findAccount(database, interaction.requiredAccountId);
    return sendPage(
      reply,
      signInPage(style, { ...interaction, ...(knownAccount && { typed: { email: knownAccount.email } }) }),
    );
  });

  app.post('/oidc/interaction/:uid', async (request: SignInRequest, reply) => {
    const interaction = await interactionOf(request, reply);
    const typed = request.body ?? {};
    const refuse = (status: number, faults: FieldErrors) =>
      sendPage(reply.code(status), signInPage(style, { ...interaction, typed, faults }));
    const { fields, faults } = checkForm(SignInForm, typed);
    if (faults) return refuse(400, faults);
    return showLimitOnForm(reply, refuse, async () => {
      const { browsers } = await getProvider();
      const browserIdFor = (account: Account) => browsers.idFor(request, account);
      const account = await findAccountByCredentials(database, { ...fields, address: request.ip, browserIdFor });
      if (!account) return refuse(401, { form: 'Wrong email or password' });
      if (interaction.requiredAccountId !== undefined && interaction.requiredAccountId !== account.id)
        return refuse(403, { form: "That's a different account from the one you use here" });
      if (interaction.requiredAccountId === undefined) rememberDevice(reply, typed);
      return completeSignIn(request, reply, account);
    });
  });

  app.get('/oidc/interaction/:uid/sign-up', async (request: SignInRequest, reply) =>
    sendPage(reply, signUpPage(style, await interactionOf(request, reply))),
  );

  app.post('/oidc/interaction/:uid/sign-up', async (request: SignInRequest, reply) => {
    const { uid } = await interactionOf(request, reply);
    const typed = request.body ?? {};
    const refuse = (status: number, faults: FieldErrors) =>
      sendPage(reply.code(status), signUpPage(style, { uid, typed, faults }));
    const { fields, faults } = checkForm(SignUpForm, typed);
    if (faults) return refuse(400, faults);
    const weakness = await passwordWeakness(fields.password, fields);
    if (weakness) return refuse(400, { password: weakness });
    return showLimitOnForm(reply, refuse, async () => {
      await countSignUp(database, { email: fields.email, address: request.ip });
      const { email, password, firstName = null, lastName = null } = fields;
      const account = await addAccount(database, { email, password, firstName, lastName });
      if (!account) return refuse(409, { email: 'That email already has an account. Sign in instead?' });
      if (accountMail.isConfigured) runInBackground(() => accountMail.sendVerification(account));
      return completeSignIn(request, reply, account);
    });
  });
}
