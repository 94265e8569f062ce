import { calendarApi } from '#capabilities/calendar/contract.ts';
import { addDays } from '#core/dates.ts';
import type { Family } from '../family.ts';
import { foundIn } from '../find/found.ts';
import { isGeneral, isKind, meaningOf } from '../records/find-record.ts';
import type { Thing, ThingKind } from '../things.ts';
import { says } from '../words/says.ts';
import type { Question } from './question.ts';
import { told, withoutDuplicates } from './record-words.ts';

/** A word of more titles than this names none of them. */
const mostTitles = 3;

export function thingsNamed(text: string, family: Family): Thing[] {
  const { words, mentions } = foundIn(text, family);
  const isOfPerson = (at: number) => mentions.some(({ first, next }) => at >= first && at < next);
  const scores = new Map<Thing, number>();
  for (const [at, { stem, word, things }] of words.entries()) {
    if (isOfPerson(at) || isKind(stem) || isGeneral(stem) || says(word, 'questionIdle')) continue;
    const titled = things.filter(({ title }) => meaningOf(title).includes(stem));
    const { size } = new Set(titled.map(({ title }) => title));
    for (const thing of titled) scores.set(thing, (scores.get(thing) ?? 0) + 1 / size);
  }
  const people = mentions.flatMap(({ who }) => who.map(({ name }) => name));
  for (const [thing, score] of scores)
    if (people.some((name) => thing.people.includes(name))) scores.set(thing, score + 1 / mostTitles / 2);
  const most = Math.max(1 / mostTitles, ...scores.values());
  return [...scores].flatMap(([thing, score]) => (score === most ? [thing] : []));
}

/** The question that the other topics answer about such a record. */
const questionsByKind: Partial<Record<ThingKind, (thing: Thing) => string>> = {
  birthday: ({ title }) => `when is ${title}'s birthday`,
  trip: ({ title }) => `when is the trip to ${title}`,
  subscription: ({ title }) => `how much is ${title}`,
  recipe: ({ title }) => `what is in ${title}`,
  line: ({ title }) => `is ${title} on the list`,
  packing: ({ title }) => `is ${title} on the packing list`,
  place: ({ title }) => `number for ${title}`,
};
const mostTold = 3;

export async function toldOf(
  things: readonly Thing[],
  question: Question,
  ask: (text: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const { asked } = question;
  const ids = things.map(({ id }) => id);
  const to = addDays(asked.today, 399);
  const { entries, undated } = await asked.look(calendarApi.between, { query: { from: asked.today, to } });
  const kept = withoutDuplicates(
    [...entries, ...undated].filter(({ id, type }) => ids.includes(id) && type !== 'birthday' && type !== 'trip'),
  );
  const others = things.filter(({ id }) => !kept.some((entry) => entry.id === id));
  const answers = await Promise.all(
    others.slice(0, mostTold).map((thing) => ask(questionsByKind[thing.kind]?.(thing) ?? '')),
  );
  const all = [...(kept.length > 0 ? [await told(kept, question)] : []), ...answers.flatMap((text) => text ?? [])];
  return all.length > 0 ? [...new Set(all)].join('\n') : undefined;
}
