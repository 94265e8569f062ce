import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An invented household from a `family.json`: its time zone and habits, and its records, which refer to people and to
 * each other by name.
 */

interface Kinds {
  member: {
    memberType: 'adult' | 'pet';
    name: string;
    relationship?: string;
    birthdate?: string;
    petType?: string;
    breed?: string;
    allergies?: string[];
    dietaryRestrictions?: string[];
  };
  child: {
    name: string;
    birthdate: string;
    allergies?: string[];
    dietaryRestrictions?: string[];
    shoeSize?: string | null;
    clothingSize?: string | null;
    preferences?: string[];
    favoriteColors?: string[];
  };
  /** `child` can be any person of the household. */
  appointment: {
    title: string;
    type?: string;
    date: string;
    time?: string | null;
    child?: string | null;
    location?: string | null;
    isRecurring?: boolean;
    recurringFrequency?: 'weekly' | 'biweekly' | 'monthly' | 'quarterly' | 'annually' | null;
    recurringUntil?: string | null;
    length?: number | null;
    notes?: string | null;
  };
  event: { title: string; date: string; time: string; location?: string | null; affectedChildren?: string[] };
  birthday: {
    name: string;
    date: string;
    relationship?: 'family' | 'friend';
    giftIdeas?: string[];
    partyDate?: string | null;
    partyTime?: string | null;
    partyLocation?: string | null;
  };
  task: {
    title: string;
    category: 'seasonal' | 'health' | 'milestone' | 'recurring' | 'task';
    triggerDate?: string | null;
    description?: string;
    isRecurring?: boolean;
    recurringFrequency?: 'weekly' | 'biweekly' | 'monthly' | 'quarterly' | 'annually' | null;
    recurringUntil?: string | null;
  };
  trip: {
    title: string;
    destination?: string;
    startDate: string;
    endDate: string;
    travelType?: 'domestic' | 'international' | 'road-trip' | 'cruise' | null;
    travelers?: string[];
    description?: string;
  };
  packing: { trip: string; name: string; traveler?: string | null; isPacked?: boolean };
  recipe: {
    name: string;
    mealType: string;
    ingredients: string[];
    totalTime?: number;
    isFavorite?: boolean;
  };
  meal: { week: string; day: string; mealType: string; recipe?: string; note?: string };
  grocery: { name: string; checked?: boolean; category?: string; isAtHome?: boolean };
  subscription: {
    serviceName: string;
    serviceType?: string;
    subscriptionCost: number;
    billingFrequency?: 'monthly' | 'quarterly' | 'annually';
    nextBillingDate?: string | null;
    status?: string;
  };
  place: { name: string; category?: string; phone?: string; email?: string; website?: string; member?: string };
}

export type Kind = keyof Kinds;
export type HouseholdRecord = { [K in Kind]: { add: K } & Kinds[K] }[Kind];

/** The context of a household, in words: open hand-offs, answers to them, and learned habits. */
export interface HouseholdContext {
  /** 'Vet check (Callum)', 'Physio 2026-10-12 (Mama Bisi)', 'Haircut of Espen (Thuy)', 'Eye exam: drive him (Callum)' */
  askedOfMe?: string[];
  /** 'Violin 2027-02-25 (Marit, guest)' */
  handedOver?: string[];
  /** 'Pediatrician of Espen' */
  returned?: string[];
  /** 'Hair braiding: Mama Bisi suggests 2026-10-18 14:00' */
  proposals?: string[];
  /** 'Bananas' */
  learned?: string[];
  /** 'Edinburgh: Power adapters' */
  packed?: string[];
}

export interface Household {
  /** The name of the adult who talks to the assistant. */
  me: string;
  today: string;
  now: string;
  timeZone: string;
  records: HouseholdRecord[];
  /** From a `context.json` beside the records. Only households that are answered from memory have one. */
  context?: HouseholdContext;
}

export type RecordOf<K extends Kind> = Extract<HouseholdRecord, { add: K }>;

export const recordsOf = <K extends Kind>({ records }: Pick<Household, 'records'>, kind: K) =>
  records.filter((record): record is RecordOf<K> => record.add === kind);

export const clockOf = ({ today, now, timeZone }: Household) => ({ today, now, timeZone });

export const titleOf = (record: HouseholdRecord): string => {
  if ('title' in record) return record.title;
  if ('serviceName' in record) return record.serviceName;
  return 'name' in record ? record.name : `${record.day} ${record.mealType}`;
};

/** The fields of each kind. Contracts silently drop unknown fields, so they are checked here. */
const fields: Record<Kind, string> = {
  member: 'memberType name relationship birthdate petType breed allergies dietaryRestrictions',
  child: 'name birthdate allergies dietaryRestrictions shoeSize clothingSize preferences favoriteColors',
  appointment: 'title type date time child location isRecurring recurringFrequency recurringUntil length notes',
  event: 'title date time location affectedChildren',
  birthday: 'name date relationship giftIdeas partyDate partyTime partyLocation',
  task: 'title category triggerDate description isRecurring recurringFrequency recurringUntil',
  trip: 'title destination startDate endDate travelType travelers description',
  packing: 'trip name traveler isPacked',
  recipe: 'name mealType ingredients totalTime isFavorite',
  meal: 'week day mealType recipe note',
  grocery: 'name checked category isAtHome',
  subscription: 'serviceName serviceType subscriptionCost billingFrequency nextBillingDate status',
  place: 'name category phone email website member',
};

/** Finds mistakes in the household, one sentence per fault: unknown kinds, fields and names. */
export function faultsOf(household: Household): string[] {
  const people = [...recordsOf(household, 'member'), ...recordsOf(household, 'child')].map(({ name }) => name);
  const trips = recordsOf(household, 'trip').map(({ title }) => title);
  const recipes = recordsOf(household, 'recipe').map(({ name }) => name);
  const missing = (known: string[], names: (string | null | undefined)[]) =>
    names.filter((name) => name && !known.includes(name)).map((name) => `'${name}' is not in the household's records`);
  const faults = people.includes(household.me) ? [] : [`${household.me} is not a member`];
  for (const record of household.records) {
    const known = fields[record.add]?.split(' ');
    const wrong = known
      ? Object.keys(record)
          .filter((name) => name !== 'add' && !known.includes(name))
          .map((name) => `there is no field '${name}'`)
      : ['there is no such kind'];
    if (record.add === 'appointment') wrong.push(...missing(people, [record.child]));
    if (record.add === 'event') wrong.push(...missing(people, record.affectedChildren ?? []));
    if (record.add === 'trip') wrong.push(...missing(people, record.travelers ?? []));
    if (record.add === 'packing') wrong.push(...missing(trips, [record.trip]), ...missing(people, [record.traveler]));
    if (record.add === 'meal') wrong.push(...missing(recipes, [record.recipe]));
    if (record.add === 'place') wrong.push(...missing(people, [record.member]));
    faults.push(...wrong.map((fault) => `${record.add} '${titleOf(record)}': ${fault}`));
  }
  return faults;
}

export function readHousehold(folder: string): Household {
  const parsed = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const household: Household = parsed('family.json');
  const faults = faultsOf(household);
  if (faults.length > 0) throw new Error(`${folder}/family.json:\n${faults.join('\n')}`);
  return existsSync(join(folder, 'context.json')) ? { ...household, context: parsed('context.json') } : household;
}
