import { spawn } from 'node:child_process';
import { freePort } from './free-port.mjs';
import { becomeNode24, ensureBuilt, ensureInstalled, node24, whenToldToStop } from './prepare.mjs';

/**
 * The product at one address, reloading as you edit: Vite serves the web app and passes the rest on to the server, which
 * takes the look of its own pages (sign-in) from the web build.
 */

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
if (process.versions.node.startsWith('24.')) await serve();
else becomeNode24(['scripts/dev.mjs']);

async function serve() {
  const port = Number(process.env.PORT ?? 3000);
  const behind = await freePort();
  // The sources of web/api have addresses under /api, too; they are Vite's.
  const proxied = ['^/(api|oidc|assets)/(?!.*\\.tsx?(\\?|$))', '^/(healthz|readyz)$'];

  const { createServer } = await import('vite');
  const vite = await createServer({
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(proxied.map((path) => [path, `http://127.0.0.1:${behind}`])),
    },
  });
  await vite.listen();

  const server = spawn(node24, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(behind), HOST: '127.0.0.1', PUBLIC_URL: `http://localhost:${port}` },
  });
  whenToldToStop(() => server.kill());
  process.on('disconnect', () => server.kill());
  server.on('exit', (code) => process.exit(code ?? 0));
}
