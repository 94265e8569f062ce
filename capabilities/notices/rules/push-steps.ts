import { type deviceKind, isApple } from './device-name.ts';

/** What a device lacks for push messages, and how to get it. */
export interface MissingStep {
  why: string;
  steps: string[];
}

type DeviceKind = ReturnType<typeof deviceKind>;

/** The states of `pushState` in which a step is missing. */
const missingSteps: Record<string, (userAgent: string, kind: DeviceKind) => MissingStep> = {
  insecure: (_, kind) => ({
    why: `A ${kind} only shows notifications from a secure address, one that starts with https.`,
    steps: ['Ask whoever runs your Mothership for its https address, and open it there.'],
  }),
  'home-screen': (userAgent) => ({
    why: `Your ${/iPad/.test(userAgent) ? 'iPad' : 'iPhone'} shows notifications once Mothership is on its home screen.`,
    steps: [
      'Tap the Share button in Safari, then Add to Home Screen.',
      'Open Mothership from there and come back here.',
    ],
  }),
  unsupported: (userAgent) => ({
    why: "This browser can't show notifications.",
    steps: [
      isApple(userAgent)
        ? 'Update to iOS 16.4 or newer, then open Mothership in Safari.'
        : 'Open Mothership in Chrome, Edge, Firefox or Safari.',
    ],
  }),
  denied: (userAgent, kind) => ({
    why: 'Notifications are blocked.',
    steps: [whereToAllow(userAgent, kind), 'Then reload this page.'],
  }),
};

function whereToAllow(userAgent: string, kind: DeviceKind) {
  if (isApple(userAgent)) return 'Open Settings, then Notifications, choose Mothership and allow them.';
  return kind === 'computer'
    ? 'Click the icon to the left of the address at the top, and allow notifications.'
    : 'Tap the icon to the left of the address at the top, then Permissions, and allow notifications.';
}

/** Undefined if nothing is missing, or nothing is known yet. */
export const missingStep = (state: string | undefined, userAgent: string, kind: DeviceKind): MissingStep | undefined =>
  missingSteps[state ?? '']?.(userAgent, kind);
