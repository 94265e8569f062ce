import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../../tools/tool.ts';
import type { Span } from '../when/tokens.ts';
import type { When } from '../when/when.ts';
import { appointmentTypeOf, isGathering, isOfBody, isOfDay } from '../words/appointment-words.ts';
import { clausesOf, placesOf } from './clauses.ts';
import { takeCommands } from './commands.ts';
import { takeEachWhen } from './days-said.ts';
import { asValues, blame, type Draft, has, says } from './draft.ts';
import { type Frame, missing } from './frame.ts';
import { takeNote } from './new-note.ts';
import { isChild, takePeople, takeSelf } from './people-said.ts';
import { soundsKept, takeCore } from './what-to-keep.ts';
import { isWhereOnly, takePlaceBehind, takeWhere } from './where-said.ts';

const commandMeanings = ['add', 'book', 'remind', 'calendar', 'booking', 'appointmentLead'];

interface Entry {
  title: string;
  place: string | undefined;
  bring: string | undefined;
}

/** Title and place; "at the groomer's" alone is both, 'at the library' isn't. */
function takeEntry(draft: Draft): Entry | undefined {
  const bring = says(draft, 'bring') ? takeNote(draft)?.bring : undefined;
  const place = takeWhere(draft);
  const said = takeCore(draft);
  const behind = place ?? takePlaceBehind(draft);
  const isOnlyPlace =
    place !== undefined &&
    !(said && soundsKept(said)) &&
    !isWhereOnly(draft, place) &&
    appointmentTypeOf(place, []) !== undefined;
  if (isOnlyPlace) return { title: said ? `${said} at ${place}` : place, place: undefined, bring };
  if (said) return { title: said, place: behind, bring };
  return place && !isWhereOnly(draft, place) ? { title: place, place: undefined, bring } : undefined;
}

/** The last day of something that repeats, also from 'for ten weeks'. */
const lastDayOf = ({ repeats, until, endDate }: When) => until ?? (repeats ? endDate : undefined);

const askDay = (title: string) => ({ field: 'date', question: `Which day is ${title.toLowerCase()}?` });

/** One card for each person, unless they do it together. */
function whoseCards(people: readonly HouseholdMember[], title: string): (HouseholdMember | undefined)[] {
  if (people.length < 2) return [people[0]];
  return isGathering(title) || isOfDay(title) ? [undefined] : [...people];
}

/** Clauses that only tell something, without a day: who is named there is named in passing, if someone else is named too. */
function toldBeside(draft: Draft): ReadonlySet<number> {
  const isTimed = ({ first, next }: Span) =>
    draft.found.when.some((one) => one.kind !== 'other' && one.first >= first && one.next <= next);
  return new Set(clausesOf(draft).flatMap((clause) => (clause.isTold && !isTimed(clause) ? placesOf(clause) : [])));
}

/** A group mentioned next to a named person doesn't count: 'Leo's shot before everyone arrives'. */
function takeWhose(draft: Draft): HouseholdMember[] {
  const single = draft.found.mentions.filter(({ who }) => who.length === 1).flatMap(({ who }) => who);
  const passing = toldBeside(draft);
  const others = draft.found.mentions.filter(({ first }) => !passing.has(first)).flatMap(({ who }) => who);
  const people = takePeople(draft, (one) => others.length === 0 || others.includes(one));
  const meant = single.length > 0 ? people.filter((one) => single.includes(one)) : people;
  const self = takeSelf(draft);
  return meant.length > 0 ? meant : self ? [self] : [];
}

export const addAppointment: Frame = {
  tool: 'add_appointment',
  fill(draft) {
    const whose = takeWhose(draft);
    takeCommands(draft, ...commandMeanings);
    const whens = takeEachWhen(draft);
    const entry = takeEntry(draft);
    if (!entry) return says(draft, 'appointment') ? missing('title', 'What is the appointment for?', {}) : undefined;
    const { title, place, bring } = entry;
    const people = whoseCards(whose, title);
    const valuesOf = (when: When, person: HouseholdMember | undefined): Values =>
      asValues({
        title,
        type: appointmentTypeOf(title, person ? [person] : []) ?? 'Other',
        date: when.date,
        time: when.time,
        childId: person?.id,
        location: place,
        whatToBring: bring,
        notes: whose.length > 1 && people.length === 1 ? whose.map(({ name }) => name).join(', ') : undefined,
        recurringFrequency: when.repeats,
        recurringUntil: lastDayOf(when),
      });
    const cards = whens.flatMap((when) => people.map((person) => valuesOf(when, person)));
    const [first] = whens;
    if (first?.endDate && !first.repeats) blame(draft, 'lasts several days');
    if (!first?.date) return { cards, missing: askDay(title) };
    if (!first.time) blame(draft, 'no time');
    return { cards };
  },
};

export const addEvent: Frame = {
  tool: 'add_event',
  fill(draft) {
    const children = takePeople(draft, isChild);
    takeCommands(draft, ...commandMeanings);
    const whens = takeEachWhen(draft);
    const entry = takeEntry(draft);
    if (!entry) return undefined;
    const { title, place, bring } = entry;
    // 'The dentist' is one person's appointment, whatever else the message says.
    if (isOfBody(appointmentTypeOf(title, [])) && !isGathering(title) && !isOfDay(title)) return undefined;
    const cards = whens.map(({ date, time }) =>
      asValues({
        title,
        date,
        time,
        location: place,
        affectedChildren: children.length > 0 ? children.map(({ name }) => name) : undefined,
        notes: bring && `Bring: ${bring}`,
      }),
    );
    const [first] = whens;
    const [who, ...others] = draft.found.mentions.flatMap((mention) => mention.who);
    // Where one person has to be is an appointment.
    const isOfOne = (who && others.length === 0) || has(draft, /\bapp(?:ointmen)?ts?\b/i);
    if (isOfOne && !isGathering(title)) blame(draft, 'of one person');
    if (first?.endDate) blame(draft, 'lasts several days');
    if (first?.repeats) blame(draft, 'repeats', 2);
    if (!first?.date) return { cards, missing: askDay(title) };
    return first.time
      ? { cards }
      : { cards, missing: { field: 'time', question: `What time does ${title.toLowerCase()} start?` } };
  },
};
