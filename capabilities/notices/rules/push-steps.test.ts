import { expect, test } from 'vitest';
import { deviceKind } from './device-name.ts';
import { missingStep } from './push-steps.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

test.each([
  ['home-screen', iPhone, /Share button/],
  ['insecure', pixel, /https address/],
  ['unsupported', laptop, /Chrome, Edge, Firefox or Safari/],
  ['unsupported', iPhone, /iOS 16\.4/],
  ['denied', iPhone, /Open Settings/],
  ['denied', pixel, /^Tap .* Permissions/],
  ['denied', laptop, /^Click/],
])('%s on %s', (state, userAgent, step) => {
  expect(missingStep(state, userAgent, deviceKind(userAgent))?.steps[0]).toMatch(step);
});

test('nothing is missing where push is on, off or not known yet', () => {
  for (const state of ['on', 'off', undefined]) expect(missingStep(state, pixel, 'phone')).toBeUndefined();
});
