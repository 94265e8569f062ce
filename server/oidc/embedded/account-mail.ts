import type { Database } from '../../database/database.ts';
import type { Mail } from '../../mail/mail.ts';
import { resetPath } from '../pages/password-pages.ts';
import { verifyPath } from '../pages/verification-pages.ts';
import { emailChangedMessage, resetMessage, verificationMessage } from './account-messages.ts';
import { newToken } from './account-tokens.ts';
import type { Account } from './accounts.ts';
import { countVerification } from './form-attempts.ts';

interface AccountMailOptions {
  database: Database;
  publicUrl: string;
  mail: Mail;
}

/** Sends the e-mails about an account. Links start with PUBLIC_URL and never depend on the request's host. */
export function createAccountMail({ database, publicUrl, mail }: AccountMailOptions) {
  return {
    isConfigured: mail.isConfigured,
    async sendVerification(account: Account) {
      await countVerification(database, account);
      const to = account.email;
      const secret = await newToken(database, { purpose: 'verify e-mail', account, mailedTo: to });
      await mail.send(verificationMessage({ to, link: `${publicUrl}${verifyPath(secret)}` }));
    },
    async sendReset(account: Account) {
      const to = account.email;
      const secret = await newToken(database, { purpose: 'reset password', account, mailedTo: to });
      await mail.send(resetMessage({ to, link: `${publicUrl}${resetPath(secret)}` }));
    },
    notifyFormerAddress: (to: string) => mail.send(emailChangedMessage({ to, link: `${publicUrl}/contact` })),
  };
}

export type AccountMail = ReturnType<typeof createAccountMail>;
