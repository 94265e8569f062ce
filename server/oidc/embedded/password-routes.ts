import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { hashPassword } from '../../passwords.ts';
import type { Faults } from '../pages/fields.ts';
import { type PageStyle, sendPage } from '../pages/page.ts';
import {
  askOperatorPage,
  forgotPage,
  forgotPath,
  linkSentPage,
  lostResetPage,
  passwordChangedPage,
  resetPage,
} from '../pages/password-pages.ts';
import type { AccountMail } from './account-mail.ts';
import { holderOf, takeToken } from './account-tokens.ts';
import { changeAccount, findAccountByEmail, identityOf, inTransaction } from './accounts.ts';
import type { Afterwards } from './afterwards.ts';
import { checkForm, ForgotForm, ResetForm, type Typed } from './forms.ts';
import { countResetRequest, forgetGuesses, withinLimits } from './guesses.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { People } from './people.ts';
import { weaknessOf } from './weak-passwords.ts';

interface PasswordParts {
  database: Database;
  getProvider: () => Promise<{ browsers: KnownBrowsers }>;
  post: AccountMail;
  afterwards: Afterwards;
  people: People;
  style: PageStyle;
}

type ForgotRequest = FastifyRequest<{ Body?: Typed }>;
type ResetRequest = FastifyRequest<{ Params: { token: string }; Body?: Typed }>;

/** A lost password: asking for a link, and choosing a new password with it. */
export function mountPasswordRoutes(
  app: FastifyInstance,
  { database, getProvider, post, afterwards, people, style }: PasswordParts,
) {
  app.get(forgotPath, (_request, reply) =>
    sendPage(reply, post.isConfigured ? forgotPage(style, {}) : askOperatorPage(style)),
  );

  app.post(forgotPath, async (request: ForgotRequest, reply) => {
    if (!post.isConfigured) return sendPage(reply, askOperatorPage(style));
    const typed = request.body ?? {};
    const refuse = (status: number, faults: Faults) =>
      sendPage(reply.code(status), forgotPage(style, { typed, faults }));
    const { fields, faults } = checkForm(ForgotForm, typed);
    if (faults) return refuse(400, faults);
    return withinLimits(reply, refuse, async () => {
      const { email } = fields;
      await countResetRequest(database, { email, address: request.ip });
      sendPage(reply, linkSentPage(style, email));
      // Only now is the account looked for: the time that the answer takes must not tell whether there is one.
      afterwards(async () => {
        const account = await findAccountByEmail(database, email);
        if (account) await post.sendReset(account);
      });
      return reply;
    });
  });

  const resetRoute = '/oidc/reset/:token';

  app.get(resetRoute, async (request: ResetRequest, reply) => {
    const { token } = request.params;
    const holder = await holderOf(database, 'reset password', token);
    if (!holder) return sendPage(reply.code(404), lostResetPage(style));
    return sendPage(reply, resetPage(style, { token, email: holder.account.email }));
  });

  app.post(resetRoute, async (request: ResetRequest, reply) => {
    const { token } = request.params;
    const holder = await holderOf(database, 'reset password', token);
    if (!holder) return sendPage(reply.code(404), lostResetPage(style));
    const refuse = (faults: Faults) =>
      sendPage(reply.code(400), resetPage(style, { token, email: holder.account.email, faults }));
    const { fields, faults } = checkForm(ResetForm, request.body ?? {});
    if (faults) return refuse(faults);
    const weakness = await weaknessOf(fields.password, holder.account);
    if (weakness) return refuse({ password: weakness });
    const passwordHash = await hashPassword(fields.password);
    const account = await inTransaction(database, async (db) => {
      const taken = await takeToken(db, 'reset password', token);
      const verified = taken?.isMailed && { isEmailVerified: true };
      const changed = taken && (await changeAccount(db, taken.account.id, { passwordHash, ...verified }));
      if (!changed) return undefined;
      await people.follow(db, identityOf(changed));
      await people.signOut(db, identityOf(changed));
      return changed;
    });
    if (!account) return sendPage(reply.code(404), lostResetPage(style));
    const { browsers } = await getProvider();
    await forgetGuesses(database, account, browsers.knows(request, account));
    return sendPage(reply, passwordChangedPage(style));
  });
}
