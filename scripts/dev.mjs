import { spawn } from 'node:child_process';
import { freePort } from './free-port.mjs';
import { ensureBuilt, ensureInstalled, node24, runWithNode24, whenToldToStop } from './prepare.mjs';

/**
 * Runs the product on one port with reload on edit. Vite serves the web app and proxies the rest to the server, which
 * takes the styles of its own pages (sign-in) and the service worker from the web build.
 */

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
if (process.versions.node.startsWith('24.')) await serve();
else runWithNode24(['scripts/dev.mjs']);

async function serve() {
  const port = Number(process.env.PORT ?? 3000);
  const serverPort = await freePort();
  // Vite serves the sources of web/api, which also have paths under /api.
  const proxied = ['^/(api|oidc|assets)/(?!.*\\.tsx?(\\?|$))', '^/(healthz|readyz|worker\\.js)$'];

  const { createServer } = await import('vite');
  const vite = await createServer({
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(proxied.map((path) => [path, `http://127.0.0.1:${serverPort}`])),
    },
  });
  await vite.listen();

  const server = spawn(node24, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_URL: `http://localhost:${port}` },
  });
  whenToldToStop(() => server.kill());
  process.on('disconnect', () => server.kill());
  server.on('exit', (code) => process.exit(code ?? 0));
}
