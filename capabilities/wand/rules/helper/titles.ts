import { groceriesApi } from '#capabilities/groceries/contract.ts';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import type { Asked } from '../tools/brain.ts';
import { type KeptKind, keptRecords } from './kept-records.ts';

/** What everything that is kept is called, by its id, and the words that may mean it. */
export type Titles = ReadonlyMap<string, Titled>;

export type TitleKind = KeptKind | 'member' | 'subscription' | 'recipe' | 'line';

interface Titled {
  title: string;
  kind: TitleKind;
  /** As she would say it: "Leo's Haircut". */
  label: string;
  words: string;
}

/** A member of the household, or somebody whose birthday is known. */
export const isSomebody = ({ kind }: Titled) => kind === 'member' || kind === 'birthday';

interface Family {
  asked: Asked;
  household: readonly HouseholdMember[];
}

export async function titlesOf({ asked, household }: Family): Promise<Titles> {
  const [kept, subscriptions, recipes, { currentId }] = await Promise.all([
    keptRecords(asked),
    asked.look(subscriptionsApi.list),
    asked.look(recipesApi.list),
    asked.look(groceriesApi.overview, { query: { today: asked.today } }),
  ]);
  const list = currentId ? await asked.look(groceriesApi.read, { params: { id: currentId } }) : undefined;
  const named: Named[] = [
    ...household.map(({ id, name }) => ({ id, title: name, kind: 'member' as const })),
    ...kept.map(({ id, title, people = [], kind, beside }) => ({ id, title, people, kind, beside })),
    ...subscriptions.map(({ id, serviceName }) => ({ id, title: serviceName, kind: 'subscription' as const })),
    ...recipes.map(({ id, name }) => ({ id, title: name, kind: 'recipe' as const })),
    ...(list?.items ?? []).map(({ id, name }) => ({ id, title: name, kind: 'line' as const })),
  ];
  return new Map(
    named.map(({ id, title, people = [], kind, beside = '' }) => [
      id,
      {
        title,
        kind,
        label: people.length === 1 ? `${people[0]}'s ${title}` : title,
        words: `${title} ${people.join(' ')} ${beside}`,
      },
    ]),
  );
}

interface Named {
  id: string;
  title: string;
  kind: TitleKind;
  people?: readonly string[];
  /** Its place: 'the one at Dr. Kim'. */
  beside?: string | undefined;
}
