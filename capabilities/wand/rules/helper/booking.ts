import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { placesApi } from '#capabilities/places/contract.ts';
import { bookablePlaces } from '#capabilities/places/rules/again.ts';
import type { BookedPlace } from '#capabilities/places/rules/booking.ts';
import { comparableName } from '#core/comparable-name.ts';
import { appointmentTypeOf } from './calendar/appointment-words.ts';
import { clauseOf } from './message/clause.ts';
import type { Context, Reader, Reading } from './reader.ts';
import { gapping } from './records/gap.ts';
import { request } from './words/phrases.ts';
import { listed } from './words/words.ts';

/** 'book the dentist for Mia', 'schedule an eye exam': a day is not said, so it has still to be booked. */
const booking =
  /^(?:book|schedule|make) (?:an? |the |our |my )?(?:appointments? (?:with|at) )?(?:the |our |my )?(.{2,60}?)(?:'s)?(?: appointments?| visits?)?$/i;

/** Where it can be booked: the place with that name, or those for such visits. */
async function placesFor(wanted: string, people: readonly { id: string }[], context: Context): Promise<BookedPlace[]> {
  const { look } = context.asked;
  const all = bookablePlaces(...(await Promise.all([look(placesApi.list), look(appointmentsApi.list)])));
  const name = comparableName(wanted);
  const named = all.filter((place) => comparableName(place.name).includes(name));
  const type = appointmentTypeOf(
    wanted,
    context.household.filter(({ id }) => people.some((one) => one.id === id)),
  );
  const found = named.length > 0 ? named : all.filter(({ category }) => type !== 'Other' && category === type);
  // Their own goes before anybody's.
  const [person] = people;
  const own = found.filter(({ memberId }) => memberId === person?.id);
  return own.length > 0 ? own : found.filter(({ memberId }) => !memberId || !person);
}

export const bookingReader: Reader = async ({ text }, context) => {
  // 'I need to' doesn't say that it's for her.
  const { bare, when, people } = clauseOf(request(text), context.household, context.asked);
  const [, wanted = ''] = booking.exec(bare) ?? [];
  if (!wanted || people.length > 1 || Object.keys(when).length > 0) return undefined;
  const places = await placesFor(wanted, people, context);
  const [person] = people;
  const choices = places.map(({ id, name }) => ({
    label: name,
    tool: 'book',
    values: { placeId: id, ...(person && { memberId: person.id }) },
  }));
  const [choice, ...others] = choices;
  if (!choice) return undefined;
  const labels = choices.map(({ label }) => label);
  if (others.length > 0)
    return [
      {
        kind: 'ask',
        question: `Which one: ${listed(labels, 'or')}?`,
        waiting: { kind: 'choice', choices, quote: text },
      },
    ];
  const { tool, values } = choice;
  const card: Reading = { kind: 'propose', tool, values, quote: text };
  // With a day it is an appointment.
  return [
    card,
    ...gapping({ question: "Already booked? Tell me the day and I'll add it.", sentence: `${text} …` }, text),
  ];
};
