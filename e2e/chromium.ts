import { existsSync } from 'node:fs';

/** `npm test` finds or installs a browser and names it; by hand, one of the machine is taken, else Playwright's own. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** Quiet: no calls of the browser's own, and no sandbox where root cannot have one. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  // A page lives for seconds: what optimising its code takes, it never gives back.
  '--js-flags=--no-opt --no-maglev',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
