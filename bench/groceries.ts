import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personFor, sessionCookie, startSession } from '#capabilities/account/server/store.ts';
import { type DishInput, needsOf } from '#capabilities/groceries/rules/needs.ts';
import { regenerate } from '#capabilities/groceries/rules/regenerate.ts';
import { type FoodKnowledge, shownItem } from '#capabilities/groceries/rules/shown-item.ts';
import { days } from '#capabilities/meals/cell-contract.ts';
import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { mealCells, mealPlans } from '#capabilities/meals/server/tables.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { addDays, today } from '#core/dates.ts';
import { ingredientOfLine } from '#food/lines.ts';
import { mealTypes } from '#food/meals.ts';
import { toBuy } from '#food/packages.ts';
import { parseLine } from '#food/server/reader.ts';
import { freePort } from '#scripts/free-port.mjs';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { median, startProcess, stopProcess } from './processes.ts';

/** Generating a week's grocery list: how the computation grows with the meals, and the request for 28 meals. */
const rounds = 15;
const linesPerMeal = 15;
const meals = [28, 56, 112, 224];
const week = mondayOf(today('UTC'));

const foods =
  'flour|unsalted butter|large eggs|whole milk|yellow onions|garlic|olive oil|fresh basil|tomatoes|sugar|cumin|chicken breasts|spring onions|rice|lemon juice|carrots|potatoes|cheddar|spinach|red lentils|pasta|salmon fillets|oats|bananas|honey|yogurt|cucumber|ground beef|beans|corn'.split(
    '|',
  );
const amounts = ['2 cups', '200 g', '1 tbsp', '3', '½ tsp', '150 ml', '8 oz', '1 can'];

const lineOf = (meal: number, line: number) =>
  `${amounts[(meal + line) % amounts.length]} ${foods[(meal * 7 + line) % foods.length]}`;
const ingredientsOf = (meal: number) =>
  Array.from({ length: linesPerMeal }, (_, line) => ingredientOfLine(lineOf(meal, line), null, parseLine));

const dishesFor = (count: number): DishInput[] =>
  Array.from({ length: count }, (_, meal) => ({
    recipe: { id: `${meal}`, name: `Recipe ${meal}`, ingredients: ingredientsOf(meal) },
    factor: '3/2',
    date: addDays(week, meal % 7),
    mealType: 'dinner',
    people: ['Ana', 'Mia'],
    memberIds: ['ana', 'mia'],
    eaters: [],
  }));

const knowledge: FoodKnowledge = {
  isStaple: () => false,
  categoryOf: () => 'Other',
  parse: parseLine,
  toBuy: (need) => toBuy(need, 'us'),
};
const untouched = {
  ownName: null,
  ownQuantity: null,
  ownCategory: null,
  note: null,
  checked: false,
  tickedQuantity: null,
  isWanted: false,
};

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Computes the list items from the planned meals. */
const makeList = (dishes: DishInput[]) =>
  regenerate([], needsOf(dishes)).added.map((line) =>
    shownItem({ ...untouched, ...line, id: line.planKey }, knowledge),
  );

async function measureGrowth() {
  const inputs = meals.map(dishesFor);
  const times: number[][] = meals.map(() => []);
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [size, dishes] of inputs.entries()) {
      const time = await milliseconds(() => makeList(dishes));
      if (round > 0) times[size]?.push(time);
    }
  console.log(`Generating a list, computation only: meals of ${linesPerMeal} ingredients, median of ${rounds} rounds`);
  for (const [size, count] of meals.entries()) {
    const [time, before] = [median(times[size] ?? []), median(times[size - 1] ?? [])];
    const growth = before > 0 ? `   ${(time / before).toFixed(2)} times as long for twice as many` : '';
    console.log(`  ${String(count).padStart(3)} meals: ${time.toFixed(1)} ms${growth}`);
  }
}

/** Creates a family that has planned every meal of this week. Returns a session cookie. */
async function seed(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const account = { issuer: 'https://bench.example', subject: randomUUID(), lastName: 'Lopez' };
  const person = await personFor(database, account);
  const db = acrossFamilies(database);
  const family = { assignedTo: 'family', assignedToName: 'Family' };
  const [plan] = await db
    .insert(mealPlans)
    .values({ ...person, ...family, weekStartDate: week, weekEndDate: sundayOf(week) })
    .returning();
  for (const [meal, slot] of days.flatMap((day) => mealTypes.map((mealType) => ({ day, mealType }))).entries()) {
    const [recipe] = await db
      .insert(recipes)
      .values({ ...person, name: `Recipe ${meal}`, mealType: slot.mealType, ingredients: ingredientsOf(meal) })
      .returning();
    await db.insert(mealCells).values({ ...person, ...slot, planId: plan?.id ?? '', recipeId: recipe?.id ?? '' });
  }
  const cookie = `${sessionCookie('http://localhost').name}=${await startSession(database, person)}`;
  await database.close();
  return cookie;
}

async function measureRequest(dataDir: string) {
  const cookie = await seed(dataDir);
  const port = await freePort();
  const child = await startProcess('server/main.ts', { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' });
  const headers = { cookie, 'content-type': 'application/json' };
  const call = async (path: string, body?: object) => {
    const options = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...options });
    if (!answer.ok) throw new Error(`${path} failed: ${await answer.text()}`);
    return answer.json();
  };
  const generate = () => call('/api/grocery-lists/generate', { weekStartDate: week });
  const first = await milliseconds(generate);
  const { id } = await generate();
  const times = { generate: [] as number[], read: [] as number[], empty: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.generate.push(await milliseconds(generate));
    times.read.push(await milliseconds(() => call(`/api/grocery-lists/${id}`)));
    times.empty.push(await milliseconds(() => call('/api/booking-links')));
  }
  console.log(`The whole request for 28 meals, embedded database, median of ${rounds} rounds`);
  console.log(`  the first time ${first.toFixed(0)} ms, again ${median(times.generate).toFixed(1)} ms`);
  console.log(`  reading that list ${median(times.read).toFixed(1)} ms`);
  console.log(`  a signed-in request for an empty list ${median(times.empty).toFixed(1)} ms`);
  await stopProcess(child);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  await measureGrowth();
  await measureRequest(folder);
} finally {
  rmSync(folder, { recursive: true });
}
