import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { appointmentTypeOf } from '../calendar/appointment-words.ts';
import type { Clause, Context, Reading, Waiting } from '../reader.ts';
import { toolNamed } from '../speech.ts';

/** Answers that say no hour. 'all day', 'no time', 'idk yet': an event has its hour, so what has none is kept as an appointment. */

const noHour =
  /^(?:(?:there(?:'s| is) |it has |it's |its )?(?:no|without an?|not an?) (?:exact |set |specific )?(?:time|hour)(?: yet)?|(?:it's |its )?(?:all|the whole) day(?: long)?|(?:i )?(?:don't|do not|dont) know(?: yet| the time)?|idk|dunno|no idea|not sure|unsure|tbd|tba|whenever|any ?time|skip(?: it| that)?|leave it(?: out| open| blank)?|doesn't matter|no matter)(?: yet)?[.!]?$/i;

type Missing = Extract<Waiting, { kind: 'missing' }>;

export function withoutHour({ tool, field, values, quote }: Missing, context: Context): Reading[] | undefined {
  if (tool !== 'add_event' || field !== 'time' || !values.date || !noHour.test(context.asked.message.trim()))
    return undefined;
  const { affectedChildren, time: _, ...kept } = values;
  const names = Array.isArray(affectedChildren) ? affectedChildren : [];
  const isAffected = ({ name }: HouseholdMember) => names.some((one) => one === name);
  const [only, ...others] = context.household.filter(isAffected);
  const title = String(values.title);
  const own = only && others.length === 0 && { childId: only.id };
  const type = appointmentTypeOf(title, only ? [only] : []) ?? 'Other';
  return [{ kind: 'propose', tool: 'add_appointment', values: { ...kept, type, time: null, ...own }, quote }];
}

const partOfDay = /^(?:to |in |for )?(?:the )?(morning|afternoon|evening)$/;

/** 'to the afternoon' is no hour yet. */
export function hourOfPart(waiting: Missing, { lower }: Clause): Reading[] | undefined {
  const hasHour = waiting.field === 'date' && toolNamed(waiting.tool)?.fields.some(({ name }) => name === 'time');
  const part = hasHour ? partOfDay.exec(lower)?.[1] : undefined;
  return part
    ? [{ kind: 'ask', question: `At what time in the ${part}?`, waiting: { ...waiting, field: 'time' } }]
    : undefined;
}
