import type { Channels } from '../channel-contract.ts';

const withPeriod = (reason: string) => (/[.!?]$/.test(reason) ? reason : `${reason}.`);

/** "We can't reach you by email: The mailbox is full." Undefined if every channel works. */
export function failureOf({ mail, push, webhook }: Channels): string | undefined {
  const device = push.devices.find(({ failure }) => failure !== null);
  const failing = [
    { where: 'by email', reason: mail.isAvailable ? mail.failure : null },
    { where: `on ${device?.name}`, reason: device?.failure },
    { where: 'by webhook', reason: webhook.address === null ? null : webhook.failure },
  ].find(({ reason }) => reason);
  return failing?.reason ? `We can't reach you ${failing.where}: ${withPeriod(failing.reason)}` : undefined;
}
