import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { personFor } from '#capabilities/account/server/store.ts';
import { createRoutes, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { acrossFamilies, scopeFor } from '#server/database/scope.ts';
import { perform } from '#server/http/serve.ts';
import { addAccount } from '#server/oidc/embedded/accounts.ts';
import { embeddedIssuerName } from '#server/oidc/issuer.ts';
import { demoFamily, demoUser } from './demo-family.ts';
import { demoFood } from './demo-food.ts';
import { addDemoPurchases, demoPast } from './demo-past.ts';
import { demoTime } from './demo-time.ts';

/** Starts the product with a realistic family in a temporary data folder, which is reset at every start. */
const dataDir = join(import.meta.dirname, '../out/demo');
rmSync(dataDir, { recursive: true, force: true });

const database = await openDatabase({ dataDir });
await migrate(database);
const account = await addAccount(database, demoUser);
const { password: _, ...profile } = demoUser;
const person = await personFor(database, { issuer: embeddedIssuerName, subject: account?.id ?? '', ...profile });
const routes = createRoutes(createServices(readConfig({}), database));
const ids: Record<string, string> = {};
for (const { endpoint, params, body } of [...demoFamily, ...demoTime(), ...demoFood, ...demoPast]) {
  const route = routes.find((it) => it.endpoint === endpoint);
  if (!route) throw new Error(`No route serves ${endpoint.method} ${endpoint.path}`);
  const input = { params: params?.(ids), body: typeof body === 'function' ? body(ids) : body };
  const { answer } = await perform(database, { ...person, role: 'owner' }, route, input);
  const { id, name, title } = (answer ?? {}) as Record<string, string | undefined>;
  if (id) ids[name ?? title ?? id] = id;
}
await addDemoPurchases(scopeFor(acrossFamilies(database), { ...person, role: 'owner' }));
await database.close();

const ADMIN_PASSWORD = 'pancakes on sunday';
Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', OIDC_ISSUER_URL: '', ADMIN_PASSWORD });
await import('#server/main.ts');
console.log(
  `Sign in as ${demoUser.email} with the password ${demoUser.password}. The admin password is ${ADMIN_PASSWORD}.`,
);
