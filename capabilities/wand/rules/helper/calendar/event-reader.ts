import type { Values } from '../../tools/tool.ts';
import { isOfBirthday } from '../birthdays/party.ts';
import type { Clause, Reader, Reading } from '../reader.ts';
import { aboutKept } from '../records/reader.ts';
import { isGathering, isHosted } from './appointment-words.ts';
import { notesUntil } from './lasting.ts';
import { needsNoHour, type SpokenThing, spokenThing } from './spoken-thing.ts';

const aboutEvent = aboutKept('event');

/** What the family goes to or holds together. */
export const eventReader: Reader = async (clause, context) =>
  (await aboutEvent(clause, context)) ?? (isOfBirthday(clause, context) ? undefined : newEvent(clause));

function newEvent(clause: Clause): readonly Reading[] | undefined {
  const { lower, when } = clause;
  const isCalledEvent = /\b(family calendar|(?:new|an) event|event:)/.test(lower);
  const thing = spokenThing(clause);
  if (!thing) return undefined;
  if (!isCalledEvent && !isHosted(thing.title, thing.location) && !isGathering(thing.title)) return undefined;
  // An event does not come again.
  if (when.repeats || (!isCalledEvent && !when.date)) return undefined;
  // It has its hour, unless nobody asked for an event: then it may be there all day.
  if (!isCalledEvent && !when.time && needsNoHour(thing)) return undefined;
  return eventOf(thing, clause);
}

export function eventOf(thing: SpokenThing, { lower, when, people, text }: Clause): readonly Reading[] {
  const children = people.filter(({ memberType }) => memberType === 'child').map(({ name }) => name);
  const isGuest = /\b(?:invited|to go|has a|have a|goes|going to)\b/.test(lower);
  const isOwnParty = /^birthday\b/i.test(thing.title) && children.length === 1 && !isGuest;
  const notes = notesUntil(thing.notes, when);
  const values: Values = {
    title: isOwnParty ? `${children[0]}'s ${thing.title.toLowerCase()}` : thing.title,
    date: when.date ?? null,
    time: when.time ?? null,
    ...(thing.location && { location: thing.location }),
    ...(notes && { notes }),
    ...(children.length > 0 && { affectedChildren: children }),
  };
  const asking = (question: string, field: string): Reading[] => [
    { kind: 'ask', question, waiting: { kind: 'missing', tool: 'add_event', values, field, quote: text } },
  ];
  if (thing.isNameless) return asking('What is the event?', 'title');
  if (when.date && when.time) return [{ kind: 'propose', tool: 'add_event', values, quote: text }];
  const title = thing.title.toLowerCase();
  return when.date ? asking(`What time is the ${title}?`, 'time') : asking(`Which day is the ${title}?`, 'date');
}
