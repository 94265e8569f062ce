import { productName } from '#core/product.ts';
import type { MailMessage } from '../../mail/mail.ts';

/** Account e-mails. They contain no user input, because spammers could sign up with other people's addresses. */

interface LinkMessage {
  to: string;
  link: string;
}

export const verificationMessage = ({ to, link }: LinkMessage): MailMessage => ({
  to,
  subject: `Please verify your email address for ${productName}`,
  text: `Welcome to ${productName}!

Open this link to confirm that this is your email address:

${link}

It works for 24 hours. If you didn't create an account, you can ignore this email.
`,
});

export const resetMessage = ({ to, link }: LinkMessage): MailMessage => ({
  to,
  subject: `A new password for ${productName}`,
  text: `Someone, hopefully you, asked for a new password for ${productName}.

Open this link to choose one:

${link}

It works once, for one hour. If that wasn't you, you can ignore this email. Your password stays the same.
`,
});

export const emailChangedMessage = ({ to, link }: LinkMessage): MailMessage => ({
  to,
  subject: `Your email address for ${productName} was changed`,
  text: `The email address of your ${productName} account was changed. From now on we'll write to the new one.

If that wasn't you, someone knows your password. Please ask whoever runs this ${productName} for help:

${link}
`,
});
