import { productName } from '#core/product.ts';
import type { MailMessage } from '../../mail/mail.ts';

/** Account e-mails. They contain no user input, because spammers could sign up with other people's addresses. */

interface LinkMessage {
  to: string;
  link: string;
}

export const verificationMessage = ({ to, link }: LinkMessage): MailMessage => ({
  to,
  subject: `Please verify your e-mail address for ${productName}`,
  text: `Welcome to ${productName}!

Open this link to confirm that this is your e-mail address:

${link}

It works for 24 hours. If you did not create an account, you need not do anything.
`,
});

export const resetMessage = ({ to, link }: LinkMessage): MailMessage => ({
  to,
  subject: `A new password for ${productName}`,
  text: `Somebody, hopefully you, asked for a new password for ${productName}.

Open this link to choose one:

${link}

It works once and for one hour. If it was not you, you need not do anything: your password stays as it is.
`,
});

export const emailChangedMessage = ({ to, link }: LinkMessage): MailMessage => ({
  to,
  subject: `Your e-mail address for ${productName} was changed`,
  text: `The e-mail address of your ${productName} account was changed. From now on we write to the new one.

If that was not you, somebody knows your password. Please ask whoever runs this ${productName} for help:

${link}
`,
});
