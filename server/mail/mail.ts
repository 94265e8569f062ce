import { createTransport } from 'nodemailer';
import { isEmailAddress } from '#core/email-address.ts';
import type { Config } from '../config.ts';
import type { DeliveryOutcome } from '../delivery/outcome.ts';

export interface MailMessage {
  to: string;
  subject: string;
  /** Plain text, so that text from people can't become markup. */
  text: string;
  /** Such as '<key@family.example>'. If a message is sent twice with the same one, mail programs show it once. */
  messageId?: string;
  /** The id of an earlier message; mail programs show both as one conversation. */
  references?: string;
  /** Mail programs offer a button that posts to it. */
  unsubscribeUrl?: string;
}

export interface Mail {
  /** If false, links are shown for copying instead of mailed. */
  isConfigured: boolean;
  /** Rejects with a MailFailure if the message could not be sent. */
  send(message: MailMessage): Promise<void>;
}

const notConfiguredCode = 'not configured';
const invalidRecipientCode = 'not exactly one address';

/** Has only the error code, because mail servers quote the recipient and the user name in their messages. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly code: string;
  constructor(code: string) {
    super(`The message was not sent (${code})`);
    this.code = code;
  }
}

const defaultTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Creates the mailer. All mail is sent through it. */
export function createMail(config: Config['mail'], timeouts = defaultTimeouts): Mail {
  if (!config) return { isConfigured: false, send: () => Promise.reject(new MailFailure(notConfiguredCode)) };
  const transport = createTransport(
    {
      ...timeouts,
      requireTLS: requiresTls(config.smtpUrl),
      disableFileAccess: true,
      disableUrlAccess: true,
      // Options in the URL, such as ?requireTLS=false, override those above.
      url: config.smtpUrl,
    },
    // Prevents out-of-office replies.
    { from: parseSender(config.from), headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    isConfigured: true,
    async send({ to, subject, unsubscribeUrl, ...message }) {
      // The library would treat a comma or a line break as the start of another recipient.
      if (!isEmailAddress(to)) throw new MailFailure(invalidRecipientCode);
      try {
        await transport.sendMail({
          ...message,
          to: { name: '', address: to },
          subject: escapeSubject(subject),
          ...(unsubscribeUrl && {
            list: { unsubscribe: unsubscribeUrl },
            headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
          }),
        });
      } catch (error) {
        throw toMailFailure(error);
      }
    },
  };
}

/** Mail clients would decode a subject that looks encoded, so its encoding marker is broken up. */
const escapeSubject = (subject: string) => subject.replaceAll('=?', '= ?');

/** TLS is required if there is a password, except on this machine. Otherwise it's used if the server offers it. */
export function requiresTls(smtpUrl: string) {
  const { hostname, username } = new URL(smtpUrl);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Parses 'Name <address>' here, because the library would treat a comma in the name as a second sender. */
function parseSender(from: string) {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim(), address };
}

function toMailFailure(error: unknown) {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return new MailFailure(`${code} ${responseCode}`.trim());
}

/** Whether to retry: only a permanent rejection (5xx) of the address or the text by the mail server is final. */
export function mailOutcome({ code }: MailFailure): DeliveryOutcome {
  if (code === notConfiguredCode) return { state: 'failed', reason: 'This server sends no email' };
  if (code === invalidRecipientCode) return { state: 'failed', reason: "The email address isn't valid" };
  const [, kind, reply] = /^(\w+)(?: (\d+))?$/.exec(code) ?? [];
  if (!reply) return { state: 'later', reason: "The mail server didn't answer" };
  const isFinal = reply.startsWith('5') && (kind === 'EENVELOPE' || kind === 'EMESSAGE');
  return { state: isFinal ? 'failed' : 'later', reason: `The mail server answered ${reply}` };
}
