import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalId, requiredText } from '#core/fields.ts';

/** The ways to reach a person outside the app: email, devices, and a webhook at home. */

export const outsideChannels = ['mail', 'push', 'webhook'] as const;
export type OutsideChannel = (typeof outsideChannels)[number];

const moment = z.nullable(z.iso.datetime());

/** How well a channel works. */
const reachFields = {
  /** When the person last confirmed a test, by tapping the notification or pressing the button behind the mail's link. */
  confirmedAt: moment,
  /** When a test was last sent, if it is not confirmed yet. */
  testedAt: moment,
  lastSentAt: moment,
  /** Why the last three messages failed, if all three did. */
  failure: z.nullable(z.string()),
};

const Device = z.object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime(), ...reachFields });
export type Device = z.output<typeof Device>;

export const Channels = z.object({
  mail: z.object({
    ...reachFields,
    /** Whether the operator has set up a mail server. */
    isAvailable: z.boolean(),
    address: z.nullable(z.string()),
    /** Whether the account provider verified the address, or the person confirmed it by a test. */
    isConfirmed: z.boolean(),
  }),
  push: z.object({
    /** The key that a browser subscribes with. */
    publicKey: z.string(),
    /** Whether the product's address allows push messages: https or localhost. */
    isAvailable: z.boolean(),
    devices: z.array(Device),
  }),
  webhook: z.object({
    ...reachFields,
    /** Beginnings of addresses that the operator allows; none means that there is no webhook. */
    allowed: z.array(z.string()),
    address: z.nullable(z.string()),
  }),
});
export type Channels = z.output<typeof Channels>;

const keyText = (label: string) => requiredText(label, 200);

export const NewDevice = z.object({
  endpoint: requiredText('Endpoint', 2000),
  keys: z.object({ p256dh: keyText('Key'), auth: keyText('Key') }, 'Keys are required'),
  /** Such as 'Chrome on Android'. */
  name: requiredText('Name', 100),
});
export type NewDevice = z.input<typeof NewDevice>;

const resources = ['notice-channels'];

export const channelsApi = {
  show: endpoint('GET', '/api/notices/channels', {
    summary: 'The ways to reach the person, and how well each works',
    resources: [...resources, 'notice-settings'],
    answer: Channels,
  }),
  addDevice: endpoint('POST', '/api/notices/devices', {
    summary: 'Register a browser for push messages; one that is registered already is renewed',
    resources,
    body: NewDevice,
    answer: Device,
  }),
  removeDevice: endpoint('DELETE', '/api/notices/devices/:id', {
    summary: 'Send no more push messages to a device',
    resources,
  }),
  /** For a browser that turned push off and knows only its own endpoint. */
  forgetDevice: endpoint('POST', '/api/notices/devices/forget', {
    summary: 'Send no more push messages to the browser with this endpoint',
    resources,
    body: z.object({ endpoint: requiredText('Endpoint', 2000) }),
    status: 204,
  }),
  test: endpoint('POST', '/api/notices/tests', {
    summary: 'Send a test message. The channel works once the person has confirmed it',
    resources: [...resources, 'notices'],
    body: z.object({ channel: oneOf('Channel', outsideChannels), deviceId: optionalId("Device isn't valid") }),
    status: 204,
  }),
};
