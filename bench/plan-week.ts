import { foodsToBuy, mainFoods } from '#capabilities/meals/rules/planning/main-foods.ts';
import { planWeek } from '#capabilities/meals/rules/planning/plan-week.ts';
import type { PlanInput, PlanRecipe } from '#capabilities/meals/rules/planning/week-input.ts';
import { noTaste } from '#capabilities/meals/rules/ratings.ts';
import { addDays } from '#core/dates.ts';
import { concernsOf, dietFindings } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import { median } from './processes.ts';

/** How the time to plan a week of 28 meals, with a year of history, grows with the number of recipes. */
const rounds = 15;
const timesPerRound = 3;
const sizes = [62, 125, 250, 500, 1_000];
const weekStart = '2026-11-16';

const foodNames =
  'flour|unsalted butter|eggs|whole milk|yellow onions|garlic|olive oil|basil leaves|chopped tomatoes|sugar|ground cumin|chicken breasts|spring onions|rice|lemon juice|peanut butter|salmon fillets|tofu|spaghetti|spinach'.split(
    '|',
  );
const eaters = [
  { name: 'Mia', allergies: ['Peanuts'], dietaryRestrictions: [] },
  { name: 'Leo', allergies: ['fish'], dietaryRestrictions: [] },
  { name: 'Family', allergies: [], dietaryRestrictions: ['Halal'] },
];
const words = ['Peanuts', 'fish', 'Halal'];

const linesOf = (recipe: number) =>
  Array.from({ length: 15 }, (_, line) => foodNames[(recipe * 7 + line * ((recipe % 5) + 1)) % foodNames.length] ?? '');

/** Analyzes a recipe's lines. The server does this once per line and caches it. */
function analyze(recipe: number): PlanRecipe {
  const lines = linesOf(recipe);
  const foods = lines.map((food) => ({ parsed: { food } }));
  const ingredients = lines.map((line) => ({ line, ...dietFindings(line) }));
  const concerns = concernsOf([{ id: '', name: '', allergies: words, dietaryRestrictions: [] }], ingredients);
  return {
    id: `recipe ${recipe}`,
    name: `Recipe ${recipe}`,
    mealType: mealTypes[recipe % mealTypes.length] ?? 'dinner',
    minutes: 10 + (recipe % 12) * 5,
    isFavorite: recipe % 9 === 0,
    isOwn: recipe % 4 === 0,
    keeping: recipe % 5 === 0 ? 'well' : 'fair',
    priceClass: 1,
    costPerServing: recipe % 3 === 0 ? null : 100 + (recipe % 7) * 50,
    servings: 4,
    isSearched: true,
    isNameOnly: false,
    conflicts: new Set(concerns.map(({ about }) => about)),
    mainFoods: mainFoods(foods),
    foods: foodsToBuy(foods),
    taste: noTaste,
  };
}

const inputOf = (recipes: PlanRecipe[]): PlanInput => ({
  weekStart,
  now: { date: weekStart, time: '08:00' },
  preferences: { enabledMealTypes: [...mealTypes], cookingTimePreference: 'moderate', budgetPerWeek: 30_000 },
  rows: [{ assignedTo: 'family', name: 'Family', heads: 4, memberIds: [], eaters, cells: [], isPlanned: true }],
  recipes,
  history: Array.from({ length: 52 * 28 }, (_, n) => ({
    recipeId: `recipe ${(n * 31) % recipes.length}`,
    date: addDays(weekStart, -1 - Math.floor(n / 4)),
  })),
  again: 'none',
  wishes: [],
  passed: new Set(),
  seed: 'bench',
});

/** CPU time, which other programs on the machine don't affect. */
function millisecondsFor<Result>(work: () => Result) {
  const start = process.cpuUsage();
  for (let time = 0; time < timesPerRound; time++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / timesPerRound;
}

const cases = sizes.map((size) => ({
  size,
  input: inputOf(Array.from({ length: size }, (_, n) => analyze(n))),
  planning: [] as number[],
  analyzing: [] as number[],
}));
// Interleaved, so that other load on the machine affects all sizes equally. The first two rounds only warm up.
for (let round = -2; round < rounds; round++)
  for (const { size, input, planning, analyzing } of cases) {
    const planned = millisecondsFor(() => planWeek(input));
    const analyzed = millisecondsFor(() => Array.from({ length: size }, (_, n) => analyze(n)));
    if (round < 0) continue;
    planning.push(planned);
    analyzing.push(analyzed);
  }

console.log(`planning 28 meals with a year of history, median of ${rounds} interleaved rounds`);
let previous: { size: number; planned: number; analyzed: number } | undefined;
for (const { size, planning, analyzing } of cases) {
  const now = { size, planned: median(planning), analyzed: median(analyzing) };
  const growth = previous
    ? `, ${(now.planned / previous.planned).toFixed(2)} and ${(now.analyzed / previous.analyzed).toFixed(2)} times as long for ${(size / previous.size).toFixed(1)} times as many`
    : '';
  console.log(
    `  ${String(size).padStart(4)} recipes: ${now.planned.toFixed(1)} ms, looking through their lines for the first time ${now.analyzed.toFixed(0)} ms${growth}`,
  );
  previous = now;
}
