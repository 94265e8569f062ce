import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { type PageStyle, sendPage } from '../pages/page.ts';
import { lostVerificationPage, verifiedPage, verifyPage } from '../pages/verification-pages.ts';
import { holderOf, takeToken } from './account-tokens.ts';
import { changeAccount, identityOf, inTransaction } from './accounts.ts';
import type { People } from './people.ts';

interface VerificationParts {
  database: Database;
  people: People;
  style: PageStyle;
}

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

/** Where the link of a verification mail leads, in whatever browser and whoever is signed in there. */
export function mountVerificationRoutes(app: FastifyInstance, { database, people, style }: VerificationParts) {
  const path = '/oidc/verify/:token';

  app.get(path, async (request: LinkRequest, reply) => {
    const { token } = request.params;
    const holder = await holderOf(database, 'verify e-mail', token);
    if (!holder) return sendPage(reply.code(404), lostVerificationPage(style));
    return sendPage(reply, verifyPage(style, { token, email: holder.account.email }));
  });

  app.post(path, async (request: LinkRequest, reply) => {
    const account = await inTransaction(database, async (db) => {
      const holder = await takeToken(db, 'verify e-mail', request.params.token);
      const verified = holder && (await changeAccount(db, holder.account.id, { isEmailVerified: true }));
      if (verified) await people.follow(db, identityOf(verified));
      return verified;
    });
    return account
      ? sendPage(reply, verifiedPage(style, account.email))
      : sendPage(reply.code(404), lostVerificationPage(style));
  });
}
