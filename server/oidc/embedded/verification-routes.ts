import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { type PageStyle, sendPage } from '../pages/page.ts';
import { invalidVerificationLinkPage, verifiedPage, verifyPage } from '../pages/verification-pages.ts';
import { consumeToken, findTokenHolder } from './account-tokens.ts';
import { changeAccount, identityOf, inTransaction } from './accounts.ts';
import type { PersonActions } from './person-actions.ts';

interface VerificationPagesOptions {
  database: Database;
  people: PersonActions;
  style: PageStyle;
}

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

/** Target of the links in verification e-mails. Works in any browser, signed in or not. */
export function mountVerificationRoutes(app: FastifyInstance, { database, people, style }: VerificationPagesOptions) {
  const path = '/oidc/verify/:token';

  app.get(path, async (request: LinkRequest, reply) => {
    const { token } = request.params;
    const holder = await findTokenHolder(database, 'verify e-mail', token);
    if (!holder) return sendPage(reply.code(404), invalidVerificationLinkPage(style));
    return sendPage(reply, verifyPage(style, { token, email: holder.account.email }));
  });

  app.post(path, async (request: LinkRequest, reply) => {
    const account = await inTransaction(database, async (db) => {
      const holder = await consumeToken(db, 'verify e-mail', request.params.token);
      const verified = holder && (await changeAccount(db, holder.account.id, { isEmailVerified: true }));
      if (verified) await people.updateFromAccount(db, identityOf(verified));
      return verified;
    });
    return account
      ? sendPage(reply, verifiedPage(style, account.email))
      : sendPage(reply.code(404), invalidVerificationLinkPage(style));
  });
}
