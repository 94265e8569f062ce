import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { hashPassword } from '../../passwords.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { type PageStyle, sendPage } from '../pages/page.ts';
import {
  askOperatorPage,
  forgotPage,
  forgotPath,
  invalidResetLinkPage,
  linkSentPage,
  passwordChangedPage,
  resetPage,
} from '../pages/password-pages.ts';
import type { AccountMail } from './account-mail.ts';
import { consumeToken, findTokenHolder } from './account-tokens.ts';
import { changeAccount, findAccountByEmail, identityOf, inTransaction } from './accounts.ts';
import type { RunInBackground } from './background-work.ts';
import { clearPasswordAttempts, countResetRequest, showLimitOnForm } from './form-attempts.ts';
import { checkForm, ForgotForm, type FormInput, ResetForm } from './forms.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { PersonActions } from './person-actions.ts';
import { passwordWeakness } from './weak-passwords.ts';

interface PasswordPagesOptions {
  database: Database;
  getProvider: () => Promise<{ browsers: KnownBrowsers }>;
  accountMail: AccountMail;
  runInBackground: RunInBackground;
  people: PersonActions;
  style: PageStyle;
}

type ForgotRequest = FastifyRequest<{ Body?: FormInput }>;
type ResetRequest = FastifyRequest<{ Params: { token: string }; Body?: FormInput }>;

/** Password reset: requesting a link, and choosing a new password with it. */
export function mountPasswordRoutes(
  app: FastifyInstance,
  { database, getProvider, accountMail, runInBackground, people, style }: PasswordPagesOptions,
) {
  app.get(forgotPath, (_request, reply) =>
    sendPage(reply, accountMail.isConfigured ? forgotPage(style, {}) : askOperatorPage(style)),
  );

  app.post(forgotPath, async (request: ForgotRequest, reply) => {
    if (!accountMail.isConfigured) return sendPage(reply, askOperatorPage(style));
    const typed = request.body ?? {};
    const refuse = (status: number, faults: FieldErrors) =>
      sendPage(reply.code(status), forgotPage(style, { typed, faults }));
    const { fields, faults } = checkForm(ForgotForm, typed);
    if (faults) return refuse(400, faults);
    return showLimitOnForm(reply, refuse, async () => {
      const { email } = fields;
      await countResetRequest(database, { email, address: request.ip });
      sendPage(reply, linkSentPage(style, email));
      // Looks up the account after responding, so that the response time doesn't reveal whether it exists.
      runInBackground(async () => {
        const account = await findAccountByEmail(database, email);
        if (account) await accountMail.sendReset(account);
      });
      return reply;
    });
  });

  const resetRoute = '/oidc/reset/:token';

  app.get(resetRoute, async (request: ResetRequest, reply) => {
    const { token } = request.params;
    const holder = await findTokenHolder(database, 'reset password', token);
    if (!holder) return sendPage(reply.code(404), invalidResetLinkPage(style));
    return sendPage(reply, resetPage(style, { token, email: holder.account.email }));
  });

  app.post(resetRoute, async (request: ResetRequest, reply) => {
    const { token } = request.params;
    const holder = await findTokenHolder(database, 'reset password', token);
    if (!holder) return sendPage(reply.code(404), invalidResetLinkPage(style));
    const refuse = (faults: FieldErrors) =>
      sendPage(reply.code(400), resetPage(style, { token, email: holder.account.email, faults }));
    const { fields, faults } = checkForm(ResetForm, request.body ?? {});
    if (faults) return refuse(faults);
    const weakness = await passwordWeakness(fields.password, holder.account);
    if (weakness) return refuse({ password: weakness });
    const passwordHash = await hashPassword(fields.password);
    const account = await inTransaction(database, async (db) => {
      const consumed = await consumeToken(db, 'reset password', token);
      const verified = consumed?.isMailed && { isEmailVerified: true };
      const changed = consumed && (await changeAccount(db, consumed.account.id, { passwordHash, ...verified }));
      if (!changed) return undefined;
      await people.updateFromAccount(db, identityOf(changed));
      await people.signOut(db, identityOf(changed));
      return changed;
    });
    if (!account) return sendPage(reply.code(404), invalidResetLinkPage(style));
    const { browsers } = await getProvider();
    await clearPasswordAttempts(database, account, browsers.idFor(request, account));
    return sendPage(reply, passwordChangedPage(style));
  });
}
