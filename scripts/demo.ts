import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { personFor } from '#capabilities/account/server/store.ts';
import { partsOf, routesWith } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { perform } from '#server/http/serve.ts';
import { addAccount } from '#server/oidc/embedded/accounts.ts';
import { embeddedIssuerName } from '#server/oidc/issuer.ts';
import { demoFamily, mother } from './demo-family.ts';
import { demoFood } from './demo-food.ts';
import { demoTime } from './demo-time.ts';

/** Starts the product on a throw-away data folder with a believable family in it. Every start begins anew. */
const dataDir = join(import.meta.dirname, '../out/demo');
rmSync(dataDir, { recursive: true, force: true });

const database = await openDatabase({ dataDir });
await migrate(database);
const account = await addAccount(database, mother);
const { password: _, ...said } = mother;
const place = await personFor(database, { issuer: embeddedIssuerName, subject: account?.id ?? '', ...said });
const routes = routesWith(partsOf(readConfig({}), database));
const ids: Record<string, string> = {};
for (const { endpoint, params, body } of [...demoFamily, ...demoTime(), ...demoFood]) {
  const route = routes.find((it) => it.endpoint === endpoint);
  if (!route) throw new Error(`Nobody serves ${endpoint.method} ${endpoint.path}`);
  const input = { params: params?.(ids), body: typeof body === 'function' ? body(ids) : body };
  const { answer } = await perform(database, { ...place, role: 'owner' }, route, input);
  const { id, name, title } = (answer ?? {}) as Record<string, string | undefined>;
  if (id) ids[name ?? title ?? id] = id;
}
await database.close();

const ADMIN_PASSWORD = 'pancakes on sunday';
Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', OIDC_ISSUER_URL: '', ADMIN_PASSWORD });
await import('#server/main.ts');
console.log(
  `Sign in as ${mother.email} with the password ${mother.password}. The admin password is ${ADMIN_PASSWORD}.`,
);
