import type { Appointment } from '#capabilities/appointments/contract.ts';
import { recurs } from '#capabilities/appointments/rules/recurring.ts';
import type { GroceryList } from '#capabilities/groceries/contract.ts';
import type { placesApi } from '#capabilities/places/contract.ts';
import type { packingApi } from '#capabilities/planner/packing-contract.ts';
import type { recipesApi } from '#capabilities/recipes/contract.ts';
import type { Subscription } from '#capabilities/subscriptions/contract.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import type { Kept } from './records/kept-records.ts';

export type ThingKind =
  | 'appointment'
  | 'event'
  | 'birthday'
  | 'task'
  | 'trip'
  | 'subscription'
  | 'recipe'
  | 'line'
  | 'packing'
  | 'place';

/** One record, in the shape that words are matched with. */
export interface Thing {
  kind: ThingKind;
  id: string;
  title: string;
  /** Names of the people it concerns. */
  people: readonly string[];
  /** Its place and other words that may be next to its title. */
  beside: string;
  date?: string | undefined;
  time?: string | null;
  isOn?(date: string): boolean;
  isPast?: boolean;
  /** It recurs. */
  isSeries?: boolean;
  /** A list item that is checked off, an item that is packed, a subscription that isn't active. */
  isDone?: boolean;
  /** The trip of an item to pack. */
  within?: string;
  record: unknown;
}

const plainTitle = (kind: ThingKind, id: string, title: string, record: unknown, more: Partial<Thing> = {}): Thing => ({
  kind,
  id,
  title,
  people: [],
  beside: '',
  record,
  ...more,
});

export function keptThing(kept: Kept): Thing {
  const { kind, id, title, people = [], beside = '', date, time, isPast, record } = kept;
  const isSeries = kind === 'appointment' && recurs(record as Appointment);
  return { kind, id, title, people, beside, date, time, isPast, isSeries, isOn: (day) => kept.isOn(day), record };
}

interface Others {
  lines: GroceryList['items'];
  packing: readonly (AnswerOf<typeof packingApi.list>[number] & { within: string })[];
  subscriptions: readonly Subscription[];
  recipes: AnswerOf<typeof recipesApi.list>;
  places: AnswerOf<typeof placesApi.list>;
}

export const otherThings = ({ lines, packing, subscriptions, recipes, places }: Others): Thing[] => [
  ...lines.map((one) => plainTitle('line', one.id, one.name, one, { isDone: one.checked })),
  ...packing.map((one) => {
    const people = one.traveler ? [one.traveler] : [];
    return plainTitle('packing', one.id, one.name, one, { isDone: one.isPacked, within: one.within, people });
  }),
  ...subscriptions.map((one) =>
    plainTitle('subscription', one.id, one.serviceName, one, { isDone: one.status !== 'active' }),
  ),
  ...recipes.map((one) => plainTitle('recipe', one.id, one.name, one)),
  ...places.map((one) => plainTitle('place', one.id, one.name, one, { beside: one.category ?? '' })),
];
