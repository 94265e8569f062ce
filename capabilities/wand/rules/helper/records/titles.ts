import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { type NamedThing, wandApi } from '../../../contract.ts';
import type { BrainRequest } from '../../tools/brain.ts';

/** What everything that is kept is called, by its id, and the words that may mean it. */
export type Titles = ReadonlyMap<string, Titled>;

export type TitleKind = NamedThing['kind'] | 'member';

export interface Titled {
  title: string;
  kind: TitleKind;
  /** As she would say it: "Leo's Haircut". */
  label: string;
  words: string;
}

/** A member of the household, or somebody whose birthday is known. */
export const isSomebody = ({ kind }: Titled) => kind === 'member' || kind === 'birthday';

/** Where nothing but what was said is called anything. */
export const noTitles: Titles = new Map();

interface Family {
  asked: BrainRequest;
  household: readonly HouseholdMember[];
}

export async function titlesOf({ asked, household }: Family): Promise<Titles> {
  const kept = await asked.look(wandApi.names);
  const people = household.map(({ id, name }) => ({
    id,
    title: name,
    kind: 'member' as const,
    people: [],
    beside: '',
  }));
  return new Map(
    [...people, ...kept].map(({ id, title, people, kind, beside }) => [
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
