import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { keptRecords } from './kept-records.ts';
import type { Context } from './reader.ts';

/** What everything that is kept is called, by its id, and the words that may mean it. */
export type Titles = ReadonlyMap<string, Titled>;

interface Titled {
  title: string;
  /** As she would say it: "Leo's Haircut". */
  label: string;
  words: string;
  /** A member of the household, or somebody whose birthday is known. */
  isSomebody: boolean;
}

export async function titlesOf({ asked, household }: Context): Promise<Titles> {
  const [kept, subscriptions, recipes, { currentId }] = await Promise.all([
    keptRecords(asked),
    asked.look(subscriptionsApi.list),
    asked.look(recipesApi.list),
    asked.look(groceriesApi.overview, { query: { today: asked.today } }),
  ]);
  const list = currentId ? await asked.look(groceriesApi.read, { params: { id: currentId } }) : undefined;
  const named = [
    ...household.map(({ id, name }) => ({ id, title: name, isSomebody: true })),
    ...kept.map(({ id, title, people = [], kind }) => ({ id, title, people, isSomebody: kind === 'birthday' })),
    ...subscriptions.map(({ id, serviceName }) => ({ id, title: serviceName })),
    ...recipes.map(({ id, name }) => ({ id, title: name })),
    ...(list?.items ?? []).map(({ id, name }) => ({ id, title: name })),
  ];
  return new Map(
    named.map(({ id, title, people = [], isSomebody = false }: Named) => [
      id,
      {
        title,
        label: people.length === 1 ? `${people[0]}'s ${title}` : title,
        words: `${title} ${people.join(' ')}`,
        isSomebody,
      },
    ]),
  );
}

interface Named {
  id: string;
  title: string;
  people?: readonly string[];
  isSomebody?: boolean;
}
