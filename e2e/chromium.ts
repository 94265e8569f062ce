import { existsSync } from 'node:fs';

/** Set by `npm test`, which finds or installs a browser; otherwise the system's, or else Playwright's own. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** Disables the browser's own network requests, and the sandbox for root, where it does not work. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  // Pages live for seconds, so optimizing their code never pays off.
  '--js-flags=--no-opt --no-maglev',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
