import type { Database } from '../../database/database.ts';
import type { Mail } from '../../mail/mail.ts';
import { resetPath } from '../pages/password-pages.ts';
import { verifyPath } from '../pages/verification-pages.ts';
import { newToken } from './account-tokens.ts';
import type { Account } from './accounts.ts';
import { countVerification } from './guesses.ts';
import { emailChangedLetter, resetLetter, verificationLetter } from './letters.ts';

interface AccountMailParts {
  database: Database;
  publicUrl: string;
  mail: Mail;
}

/** What is mailed to the owner of an account. Links follow PUBLIC_URL, whatever a request says about its host. */
export function accountMail({ database, publicUrl, mail }: AccountMailParts) {
  return {
    isConfigured: mail.isConfigured,
    async sendVerification(account: Account) {
      await countVerification(database, account);
      const to = account.email;
      const secret = await newToken(database, { purpose: 'verify e-mail', account, mailedTo: to });
      await mail.send(verificationLetter({ to, link: `${publicUrl}${verifyPath(secret)}` }));
    },
    async sendReset(account: Account) {
      const to = account.email;
      const secret = await newToken(database, { purpose: 'reset password', account, mailedTo: to });
      await mail.send(resetLetter({ to, link: `${publicUrl}${resetPath(secret)}` }));
    },
    tellFormerAddress: (to: string) => mail.send(emailChangedLetter({ to, link: `${publicUrl}/contact` })),
  };
}

export type AccountMail = ReturnType<typeof accountMail>;
