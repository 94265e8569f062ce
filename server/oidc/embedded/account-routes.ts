import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { Sql } from '../../database/scope.ts';
import { hashPassword } from '../../http/passwords.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Identity } from '../client.ts';
import { embeddedIssuerName } from '../issuer.ts';
import { type AccountPart, accountPage, accountPath, isAccountPart } from '../pages/account-page.ts';
import type { Faults } from '../pages/fields.ts';
import { type PageStyle, sendPage } from '../pages/page.ts';
import { type Account, type AccountChange, changeAccount, findAccount, isEmailTaken } from './accounts.ts';
import { checkForm, EmailForm, NameForm, PasswordForm, type Typed } from './forms.ts';
import { provesHerself, withinLimits } from './guesses.ts';

/** The people of the product, as far as their accounts here concern them. */
export interface People {
  /** The account of whoever sends this request, if she is signed in and has one here. */
  accountIdOf(request: FastifyRequest): Promise<string | undefined>;
  /** Her record follows her account, in the same transaction. */
  follow(db: Sql, identity: Identity): Promise<void>;
  /** Ends her sessions in the product, all but the one that sends this request. */
  signOutElsewhere(db: Sql, identity: Identity, request: FastifyRequest): Promise<void>;
}

interface AccountParts {
  database: Database;
  people: People;
  mail: Mail;
  style: PageStyle;
}

type AccountRequest = FastifyRequest<{ Body?: Typed; Querystring: { saved?: unknown } }>;

/** The page where she changes her name, e-mail and password. */
export function mountAccountRoutes(app: FastifyInstance, { database, people, style }: AccountParts) {
  async function accountOf(request: FastifyRequest) {
    const id = await people.accountIdOf(request);
    return id === undefined ? undefined : findAccount(database, id);
  }
  const signInFirst = (reply: FastifyReply) =>
    reply.redirect(`/api/login?returnTo=${encodeURIComponent(accountPath)}`, 303);

  app.get(accountPath, async (request: AccountRequest, reply) => {
    const account = await accountOf(request);
    if (!account) return signInFirst(reply);
    const { saved } = request.query;
    return sendPage(reply, accountPage(style, { account, done: isAccountPart(saved) ? saved : undefined }));
  });

  function save<Shape extends z.ZodMiniType>(
    part: AccountPart,
    shape: Shape,
    changeFor: (fields: z.output<Shape>, account: Account) => Promise<AccountChange> | AccountChange,
  ) {
    app.post(`${accountPath}/${part}`, async (request: AccountRequest, reply) => {
      const account = await accountOf(request);
      if (!account) return signInFirst(reply);
      const typed = request.body ?? {};
      const refuse = (status: number, faults: Faults) =>
        sendPage(reply.code(status), accountPage(style, { account, refused: { part, typed, faults } }));
      const { fields, faults } = checkForm(shape, typed);
      if (faults) return refuse(400, faults);
      return withinLimits(reply, refuse, async () => {
        if (part !== 'name' && !(await provesHerself(database, account, typed.currentPassword ?? '')))
          return refuse(403, { currentPassword: 'Wrong password' });
        const change = await changeFor(fields, account);
        try {
          await changeAccount(database, account.id, change, async (db, changed) => {
            await people.follow(db, identityOf(changed));
            if (change.passwordHash !== undefined) await people.signOutElsewhere(db, identityOf(changed), request);
          });
        } catch (error) {
          if (isEmailTaken(error)) return refuse(409, { email: 'That e-mail already has an account' });
          throw error;
        }
        return reply.redirect(`${accountPath}?saved=${part}`, 303);
      });
    });
  }

  save('name', NameForm, (names) => names);
  save('email', EmailForm, ({ email }, account) => ({
    email,
    isEmailVerified: account.isEmailVerified && email.toLowerCase() === account.email.toLowerCase(),
  }));
  save('password', PasswordForm, async ({ newPassword }) => ({ passwordHash: await hashPassword(newPassword) }));
}

const identityOf = ({ id, email, isEmailVerified, firstName, lastName }: Account): Identity => ({
  issuer: embeddedIssuerName,
  subject: id,
  email,
  isEmailVerified,
  firstName,
  lastName,
});
