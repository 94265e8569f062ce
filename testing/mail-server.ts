import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedLetter {
  /** SMTP sender and recipients, which may differ from the headers. */
  envelope: { from: string; to: string[] };
  subject: string;
  text: string;
  html: string | false;
  headers: Map<string, unknown>;
}

/** An in-process mail server that stores received mail. `options` can make it stricter. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedLetter[] = [];
  const returned = new Set<ReceivedLetter>();
  const arrivals = new EventEmitter().setMaxListeners(0);
  const server = new SMTPServer({
    authOptional: true,
    // The client would not trust its certificate.
    hideSTARTTLS: true,
    disableReverseLookup: true,
    ...options,
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const { subject = '', text = '', html, headers } = await simpleParser(stream);
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      received.push({ envelope, subject, text, html, headers });
      done();
      arrivals.emit('letter');
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters: () => received,
    /** The first letter to an address that was not returned before; waits until one arrives. */
    async letterTo(address: string): Promise<ReceivedLetter> {
      for (;;) {
        const letter = received.find((one) => one.envelope.to.includes(address) && !returned.has(one));
        if (letter) return returned.add(letter) && letter;
        await once(arrivals, 'letter');
      }
    },
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

/** The first link in a letter. */
export function linkIn({ text }: ReceivedLetter): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error('There is no link in the letter');
  return link;
}
