import type { NewDevice } from '../channel-contract.ts';
import { deviceName } from './device-name.ts';

/** The device's id at the server is stored under this key: a browser itself knows only its endpoint. */
export const storedDeviceId = 'push-device';

interface BrowserSubscription {
  endpoint?: string;
  keys?: Record<string, string>;
}

/** What the server needs to send push messages to a browser. */
export const deviceOf = ({ endpoint = '', keys }: BrowserSubscription, userAgent: string): NewDevice => ({
  endpoint,
  keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  name: deviceName(userAgent),
});
