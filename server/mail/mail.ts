import { createTransport } from 'nodemailer';
import { isEmailAddress } from '#core/email-address.ts';
import type { Config } from '../config.ts';

export interface Letter {
  to: string;
  subject: string;
  /** Plain text: what people typed cannot become markup in it. */
  text: string;
}

export interface Mail {
  /** Without it everything still works by links that are shown and copied. */
  isConfigured: boolean;
  /** Rejects with a MailFailure when the letter did not leave. */
  send(letter: Letter): Promise<void>;
}

/** Says what kind of failure it was and no more: a mail server's own words quote the recipient and the user name. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly code: string;
  constructor(code: string) {
    super(`The letter was not sent (${code})`);
    this.code = code;
  }
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The one way by which mail leaves. */
export function createMail(config: Config['mail'], timeouts = patience): Mail {
  if (!config) return { isConfigured: false, send: () => Promise.reject(new MailFailure('not configured')) };
  const transport = createTransport(
    {
      ...timeouts,
      requireTLS: mustEncrypt(config.smtpUrl),
      disableFileAccess: true,
      disableUrlAccess: true,
      // What the address itself says, like ?requireTLS=false, comes before the options here.
      url: config.smtpUrl,
    },
    // Nobody's holiday reply should come back to it.
    { from: senderOf(config.from), headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    isConfigured: true,
    async send({ to, subject, text }) {
      // The library would read a comma or a line break as one recipient more.
      if (!isEmailAddress(to)) throw new MailFailure('not exactly one address');
      try {
        await transport.sendMail({ to: { name: '', address: to }, subject: asTyped(subject), text });
      } catch (error) {
        throw failureFrom(error);
      }
    },
  };
}

/** A subject that looks encoded would be decoded by whoever reads it, and say something else. */
const asTyped = (subject: string) => subject.replaceAll('=?', '= ?');

/** A password does not cross a network in the clear. Without one, encryption is used where the server offers it. */
export function mustEncrypt(smtpUrl: string) {
  const { hostname, username } = new URL(smtpUrl);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Taken apart here: the library would read a comma in the name as a second sender. */
function senderOf(from: string) {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim(), address };
}

function failureFrom(error: unknown) {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return new MailFailure(`${code} ${responseCode}`.trim());
}
