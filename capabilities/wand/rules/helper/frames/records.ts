import type { Appointment } from '#capabilities/appointments/contract.ts';
import { nextOccurrenceOf, occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import type { Values } from '../../tools/tool.ts';
import { thingsOf } from '../family.ts';
import { meaningOf } from '../records/find-record.ts';
import { labelOf, type Thing, type ThingKind } from '../things.ts';
import { type Draft, says, take, takeMeanings, takeWhen } from './draft.ts';
import { type Filled, type Frame, missing } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { takePeople } from './people-said.ts';

/** The cards for the only record, or a question if there are several. */
export function oneOf(
  things: readonly Thing[],
  valuesOf: (thing: Thing) => Values | readonly Values[],
): Filled | undefined {
  const choices = things.flatMap((thing) => {
    const [values, ...also] = [valuesOf(thing)].flat();
    return values ? [{ label: labelOf(thing), values, also }] : [];
  });
  const [only, ...others] = choices;
  if (!only) return undefined;
  return others.length === 0 ? { cards: [only.values, ...only.also] } : { cards: [], choices };
}

/** A verb that was already used may be part of the title: 'the bins are out', 'check the tires'. */
function takeNamed(draft: Draft, kind: ThingKind, isPossible: (thing: Thing) => boolean): Thing[] {
  const wanted = { kinds: [kind], isPossible, byDay: true };
  const named = takeThings(draft, wanted);
  if (named.length > 0) return named;
  const used = [...draft.used];
  draft.used.clear();
  const again = takeThings(draft, wanted);
  for (const at of used) draft.used.add(at);
  const stems = new Set(draft.found.words.map(({ stem }) => stem));
  const isSaid = (words: readonly string[]) => words.filter((one) => stems.has(one)).length >= words.length / 2;
  return again.filter(({ title }) => isSaid(meaningOf(title)));
}

/** Nobody and no day is named that would mean another record. */
const isFreeOf = ({ found: { mentions, when } }: Draft) =>
  mentions.length === 0 && when.every(({ kind }) => kind !== 'day');

/**
 * The records that are meant: by their words, or by their kind together with a person or a day: "Mia's appointment on
 * Thursday".
 */
export function thingsMeant(
  draft: Draft,
  kind: ThingKind,
  isPossible: (thing: Thing) => boolean = () => true,
): Thing[] {
  const named = takeNamed(draft, kind, isPossible);
  if (named.length > 0) {
    takeMeanings(draft, kind);
    return named;
  }
  if (!says(draft, kind)) return [];
  const [near, ...others] = draft.topic.filter((thing) => thing.kind === kind && isPossible(thing));
  if (near && others.length === 0 && isFreeOf(draft)) {
    takeMeanings(draft, kind);
    return [near];
  }
  const { mentions, when } = draft.found;
  const names = mentions.flatMap(({ who }) => who.map(({ name }) => name));
  const dates = when.flatMap((one) => (one.kind === 'day' ? [one.date] : []));
  const all = thingsOf(draft.family, kind).filter((thing) => !thing.isPast && isPossible(thing));
  const theirs = names.length > 0 ? all.filter(({ people }) => people.some((name) => names.includes(name))) : all;
  const then = theirs.filter((thing) => dates.some((date) => thing.isOn?.(date)));
  const meant = then.length > 0 ? then : names.length > 0 ? theirs : [];
  if (meant.length === 0) return [];
  takeMeanings(draft, kind);
  for (const mention of mentions)
    if (mention.who.every(({ name }) => meant.some(({ people }) => people.includes(name)))) take(draft, mention);
  return meant;
}

/** The date of a series within some days, by its weekday. */
export function occurrenceBetween({ record }: Thing, from: string, to: string): string | undefined {
  return occurrencesOf(record as Appointment, from, to)[0]?.day;
}

export const occurrenceFrom = ({ record }: Thing, from: string): string | undefined =>
  nextOccurrenceOf(record as Appointment, from)?.day;

/** A frame for a tool that only needs a record. */
export const whichOne = (
  tool: string,
  kind: ThingKind,
  meanings: string,
  find = (draft: Draft) => thingsMeant(draft, kind),
): Frame => ({
  tool,
  needs: [kind],
  fill(draft) {
    takeMeanings(draft, meanings);
    const things = find(draft);
    takeWhen(draft);
    takePeople(draft);
    return oneOf(things, ({ id }) => ({ id }));
  },
});

/** Cards with the changes; if there are none, the question what to change. */
export function changesOf(
  things: readonly Thing[],
  values: (thing: Thing) => Values,
  asked?: string,
): Filled | undefined {
  const [thing] = things;
  if (!thing) return undefined;
  if (Object.keys(values(thing)).length > 1) return oneOf(things, values);
  return asked === undefined ? undefined : missing(asked, `What should change about ${thing.title}?`, { id: thing.id });
}
