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
  send(letter: Letter): Promise<void>;
}

const seconds = 1000;

/** The one way by which mail leaves. */
export function createMail(config: Config['mail']): Mail {
  if (!config)
    return {
      isConfigured: false,
      send: () => Promise.reject(new Error('Mail is not configured')),
    };
  const transport = createTransport(config.smtpUrl, { from: config.from });
  Object.assign(transport.options, {
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isConfigured: true,
    async send({ to, subject, text }) {
      // The library would read a comma or a line break as one recipient more.
      if (!isEmailAddress(to)) throw new Error('Not exactly one e-mail address');
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
  };
}
