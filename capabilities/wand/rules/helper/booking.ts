import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { placesApi } from '#capabilities/places/contract.ts';
import { bookablePlaces } from '#capabilities/places/rules/again.ts';
import { comparableName } from '#core/comparable-name.ts';
import { appointmentTypeOf } from './calendar/appointment-words.ts';
import { clauseOf } from './message/clause.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { gapping } from './records/gap.ts';
import { request } from './words/phrases.ts';
import { listed } from './words/words.ts';

/** 'book the dentist for Mia', 'schedule an eye exam': a day is not said, so it has still to be booked. */
const booking =
  /^(?:book|schedule|make(?= .{0,60}appointment)) (?:an? |the |our |my )?(?:appointments? (?:with|at) )?(?:the |our |my )?(.{2,60}?)(?:'s)?(?: appointments?| visits?)?$/i;

/** ' dr lee ': whole words without signs. */
const plainly = (text: string) => ` ${comparableName(text.replaceAll(/[^\p{L}\p{N}']+/gu, ' '))} `;

/** Where it can be booked: the place with that name, or those for such visits; their own before anybody's. */
async function placesFor(wanted: string, people: Clause['people'], { asked: { look } }: Context) {
  const all = bookablePlaces(...(await Promise.all([look(placesApi.list), look(appointmentsApi.list)])));
  const type = appointmentTypeOf(wanted, people);
  const named = all.filter(({ name }) => plainly(name).includes(plainly(wanted)));
  const found = named.length > 0 ? named : all.filter(({ category }) => type !== 'Other' && category === type);
  const own = found.filter(({ memberId }) => memberId === people[0]?.id);
  const anybodys = found.filter(({ memberId }) => memberId === null);
  return [own, anybodys, found].find((some) => some.length > 0) ?? [];
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
