import { dashboardApi } from '#capabilities/dashboard/contract.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import type { Endpoint } from '#core/endpoint.ts';
import { createRoutes, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { perform } from '#server/http/serve.ts';
import { type DatabaseLocation, onBothDatabases } from './both-databases.ts';
import { addLearningFamily } from './learning-families.ts';
import { median } from './processes.ts';

/**
 * What learning costs: the dashboard's request and that of 'For you' with one and with ten years of data, and checking
 * off a line with and without learning. Both sides of a ratio are measured in turns, so that both see the same machine.
 */
const rounds = 31;

async function measureLearning(title: string, location: DatabaseLocation) {
  const database = await openDatabase(location);
  await migrate(database);
  const families = { one: await addLearningFamily(database, 1), ten: await addLearningFamily(database, 10) };
  await database.pool.query('analyze');
  const routes = createRoutes(createServices(readConfig({}), database));
  type Person = typeof families.one.person & { timeZone: string; learns: boolean };

  const milliseconds = async (endpoint: Endpoint, person: Person, input: object = {}) => {
    const route = routes.find((it) => it.endpoint === endpoint);
    if (!route) throw new Error(`No route serves ${endpoint.path}`);
    const start = performance.now();
    await perform(database, person, route, input);
    return performance.now() - start;
  };
  const compare = async (what: string, one: () => Promise<number>, other: () => Promise<number>, names: string[]) => {
    const measures: [number, number][] = [];
    // The first round only warms up.
    for (let round = 0; round <= rounds; round++) measures.push([await one(), await other()]);
    const counted = measures.slice(1);
    const words = names.map((name, index) => `${name} ${median(counted.map((it) => it[index] ?? 0)).toFixed(1)} ms`);
    const ratio = median(counted.map(([first, second]) => second / first)).toFixed(2);
    console.log(`${title}: ${what.padEnd(20)} ${words.join('   ')}   ratio ${ratio}`);
  };

  const personOf = ({ person }: typeof families.one, learns = true) => ({ ...person, timeZone: 'UTC', learns });
  const years = ['1 year', '10 years'];
  for (const [what, endpoint] of [
    ['dashboard', dashboardApi.show],
    ['for you', nudgesApi.show],
    ["what we've learned", nudgesApi.learned],
  ] as const)
    await compare(
      what,
      () => milliseconds(endpoint, personOf(families.one)),
      () => milliseconds(endpoint, personOf(families.ten)),
      years,
    );

  const { listId } = families.ten;
  const route = routes.find((it) => it.endpoint === groceriesApi.addItem);
  if (!route) throw new Error('No route adds items');
  const added = await perform(database, personOf(families.ten), route, {
    params: { id: listId },
    body: { name: 'Milk' },
  });
  const params = { id: listId, itemId: (added.answer as { id: string }).id };
  const checkTwice = async (learns: boolean) => {
    const person = personOf(families.ten, learns);
    const check = (checked: boolean) => milliseconds(groceriesApi.changeItem, person, { params, body: { checked } });
    return ((await check(true)) + (await check(false))) / 2;
  };
  await compare(
    'checking off',
    () => checkTwice(false),
    () => checkTwice(true),
    ['without learning', 'with'],
  );
  await database.close();
}

await onBothDatabases(measureLearning);
