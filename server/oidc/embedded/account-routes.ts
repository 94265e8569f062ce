import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/errors.ts';
import { MailFailure } from '../../mail/mail.ts';
import { hashPassword } from '../../passwords.ts';
import { type AccountPart, accountPage, accountPath, goodbyePage, isSavedPart } from '../pages/account-page.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { type PageStyle, sendPage } from '../pages/page.ts';
import type { AccountMail } from './account-mail.ts';
import {
  type Account,
  type AccountChange,
  changeAccount,
  deleteAccount,
  findAccount,
  identityOf,
  inTransaction,
  isEmailTaken,
} from './accounts.ts';
import type { RunInBackground } from './background-work.ts';
import { isCurrentPassword, showLimitOnForm } from './form-attempts.ts';
import { checkForm, DeletionForm, EmailForm, type FormInput, NameForm, PasswordForm } from './forms.ts';
import type { PersonActions } from './person-actions.ts';
import { passwordWeakness } from './weak-passwords.ts';

interface AccountPagesOptions {
  database: Database;
  people: PersonActions;
  accountMail: AccountMail;
  runInBackground: RunInBackground;
  /** Clears all cookies that identify this browser or its session. */
  forgetBrowser: (reply: FastifyReply) => Promise<void>;
  style: PageStyle;
}

type AccountRequest = FastifyRequest<{ Body?: FormInput; Querystring: { saved?: unknown } }>;

interface FormSubmission<Fields> {
  account: Account;
  fields: Fields;
  request: FastifyRequest;
  reply: FastifyReply;
  refuse: (status: number, faults: FieldErrors) => FastifyReply;
}

/** Forms that don't ask for the current password. */
const formsWithoutPassword: AccountPart[] = ['name', 'verification'];

/** The page where people change their name, e-mail and password, or delete their account. */
export function mountAccountRoutes(app: FastifyInstance, services: AccountPagesOptions) {
  const { database, people, accountMail, runInBackground, forgetBrowser, style } = services;
  const canVerify = accountMail.isConfigured;

  async function accountOf(request: FastifyRequest) {
    const id = await people.accountIdOf(request);
    return id === undefined ? undefined : findAccount(database, id);
  }
  const redirectToSignIn = (reply: FastifyReply) =>
    reply.redirect(`/api/login?returnTo=${encodeURIComponent(accountPath)}`, 303);
  const redirectToSaved = (reply: FastifyReply, part: AccountPart) =>
    reply.redirect(`${accountPath}?saved=${part}`, 303);

  app.get(accountPath, async (request: AccountRequest, reply) => {
    const account = await accountOf(request);
    if (!account) return redirectToSignIn(reply);
    const done = isSavedPart(request.query.saved) ? request.query.saved : undefined;
    return sendPage(reply, accountPage(style, { account, canVerify, done }));
  });

  /** Registers the handler of one form. It runs only for a signed-in person and valid input. */
  function onForm<Shape extends z.ZodMiniType>(
    part: AccountPart,
    shape: Shape,
    work: (submission: FormSubmission<z.output<Shape>>) => Promise<FastifyReply>,
  ) {
    app.post(`${accountPath}/${part}`, async (request: AccountRequest, reply) => {
      const account = await accountOf(request);
      if (!account) return redirectToSignIn(reply);
      const typed = request.body ?? {};
      const refuse = (status: number, faults: FieldErrors) =>
        sendPage(reply.code(status), accountPage(style, { account, canVerify, refused: { part, typed, faults } }));
      const { fields, faults } = checkForm(shape, typed);
      if (faults) return refuse(400, faults);
      return showLimitOnForm(reply, refuse, async () => {
        if (
          !formsWithoutPassword.includes(part) &&
          !(await isCurrentPassword(database, account, typed.currentPassword ?? ''))
        )
          return refuse(403, { currentPassword: 'Wrong password' });
        return work({ account, fields, request, reply, refuse });
      });
    });
  }

  /** Changes the account and the person's record in the product in one transaction. */
  const change = (account: Account, changes: AccountChange, request: FastifyRequest) =>
    inTransaction(database, async (db) => {
      const changed = await changeAccount(db, account.id, changes);
      if (!changed) return;
      await people.updateFromAccount(db, identityOf(changed));
      if (changes.passwordHash !== undefined) await people.signOut(db, identityOf(changed), request);
    });

  onForm('name', NameForm, async ({ account, fields, request, reply }) => {
    await change(account, fields, request);
    return redirectToSaved(reply, 'name');
  });

  onForm('password', PasswordForm, async ({ account, fields, request, reply, refuse }) => {
    const weakness = await passwordWeakness(fields.newPassword, account);
    if (weakness) return refuse(400, { newPassword: weakness });
    await change(account, { passwordHash: await hashPassword(fields.newPassword) }, request);
    return redirectToSaved(reply, 'password');
  });

  onForm('email', EmailForm, async ({ account, fields: { email }, request, reply, refuse }) => {
    const isSame = email.toLowerCase() === account.email.toLowerCase();
    const isEmailVerified = account.isEmailVerified && isSame;
    try {
      await change(account, { email, isEmailVerified }, request);
    } catch (error) {
      if (isEmailTaken(error)) return refuse(409, { email: 'That email already has an account' });
      throw error;
    }
    if (canVerify && !isEmailVerified) runInBackground(() => accountMail.sendVerification({ ...account, email }));
    if (canVerify && account.isEmailVerified && !isSame)
      runInBackground(() => accountMail.notifyFormerAddress(account.email));
    return redirectToSaved(reply, 'email');
  });

  onForm('verification', z.object({}), async ({ account, reply, refuse }) => {
    if (!canVerify || account.isEmailVerified) return reply.redirect(accountPath, 303);
    try {
      await accountMail.sendVerification(account);
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      app.log.warn({ mail: error.code });
      return refuse(503, { form: "We couldn't send the email. Please try again later" });
    }
    return redirectToSaved(reply, 'verification');
  });

  onForm('deletion', DeletionForm, async ({ account, reply, refuse }) => {
    try {
      await inTransaction(database, async (db) => {
        await people.erase(db, identityOf(account));
        await deleteAccount(db, account.id);
      });
    } catch (error) {
      if (error instanceof Refusal && error.status === 409) return refuse(409, { form: error.message });
      throw error;
    }
    await forgetBrowser(reply);
    return sendPage(reply, goodbyePage(style));
  });
}
