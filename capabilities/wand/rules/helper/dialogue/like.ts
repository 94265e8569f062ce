import { longDate } from '#core/dates.ts';
import type { Proposal } from '../../../contract.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { dateOn } from './days.ts';
import { exchangedIn } from './denied.ts';
import { valuesOf } from './target.ts';
import { isIdle } from './words.ts';

/** The words of the last request with a piece of hers in the place of one of theirs. */

export const sentencesLike = (
  card: Proposal,
  before: string,
  fragment: string,
  { isThing, context }: { isThing: boolean; context: Context },
) => [
  toDo(card, fragment, context),
  isThing || listed.test(card.tool) ? withThing(card, before, fragment, context) : undefined,
  ofAnother(before, fragment, context),
  onAnotherDay(card, before, fragment, context),
  byAnotherLength(before, fragment),
];

/** 'skip piano' and 'next week too': another date of what recurs, where the first was not said. */
function onAnotherDay({ tool }: Proposal, before: string, fragment: string, { asked }: Context): string | undefined {
  const { when, untimed } = whenIn(fragment, asked);
  const isDay = when.date !== undefined && isIdle(untimed) && !whenIn(before, asked).when.date;
  return tool === 'skip_appointment' && isDay ? `${before} ${fragment}` : undefined;
}

const shift =
  /\b(?:an?|one|two|three|four|five|six|\d{1,3}) (?:minute|min|hour|day|week)s? (?=later|earlier|back|forward|sooner)/i;
const lengthAlone = /^(?:an?|one|two|three|four|five|six|\d{1,3}) (?:minute|min|hour|day|week)s?$/i;

/** 'move it a day later' and 'no, 2 days' */
const byAnotherLength = (before: string, fragment: string): string | undefined =>
  lengthAlone.test(fragment) && shift.test(before) ? before.replace(shift, `${fragment} `) : undefined;

const being = / (?:is|are) /i;

/** 'leo's favorite color is green' and 'mia's is purple' */
function ofAnother(before: string, fragment: string, { household, asked }: Context): string | undefined {
  const [whose, own] = [peopleOf(before.split(being)[0] ?? ''), peopleOf(fragment.split(being)[0] ?? '')];
  function peopleOf(text: string) {
    const { people, bare } = clauseOf(text, household, asked);
    return people.length === 1 ? { name: people[0]?.name ?? '', bare } : undefined;
  }
  const said = fragment.split(being)[1];
  return whose && own && said && isIdle(own.bare) && being.test(before)
    ? `${own.name}'s ${whose.bare} is ${said}`
    : undefined;
}

/** Where the thing that a card is about stands on it. */
const things: Record<string, string | string[]> = {
  add_packing: 'name',
  add_gift_idea: 'title',
  add_staple: 'food',
  add_groceries: 'lines',
  add_member: 'name',
  add_child: 'name',
  add_birthday: 'name',
  add_trip: 'destination',
  add_subscription: 'serviceName',
  change_birthday: ['giftIdeas', 'partyLocation'],
};
/** Of these there may be one more in the same breath. */
const listed = /^(?:add_(?:packing|gift_idea|staple)|change_birthday)$/;

/** 'pack sunscreen for Tahoe' and 'towels', 'our new cat is called Pepper' and 'no, Pippa': the thing stands on the card as it was said. */
function withThing(
  card: Proposal,
  before: string,
  fragment: string,
  { asked, household }: Context,
): string | undefined {
  const { when, people } = clauseOf(fragment, household, asked);
  const isValue = (when.date ?? when.time) !== undefined || (people.length > 0 && !listed.test(card.tool));
  if (isValue) return undefined;
  const values = valuesOf(card);
  const facts = Object.values(values).filter((value) => Array.isArray(value));
  const [thing, ...others] = (
    /^change_(?:member|child)$/.test(card.tool)
      ? facts
      : [things[card.tool] ?? []].flat().map((name) => values[name] ?? [])
  )
    .flat()
    .map(String)
    .filter((one) => before.toLowerCase().includes(one.toLowerCase()));
  const meant = fragment.replace(/^(?:to|the|an?) /i, '');
  return thing && others.length === 0 ? exchangedIn(before, { denied: thing, meant }) : undefined;
}

/** 'and to buy stamps', on the same day. */
const toDo = (card: Proposal, fragment: string, { asked }: Context): string | undefined => {
  const date = whenIn(fragment, asked).when.date ? undefined : dateOn(valuesOf(card));
  return card.tool === 'add_task' && /^to \p{L}/iu.test(fragment)
    ? `remind me ${fragment}${date ? ` on ${longDate(date)}` : ''}`
    : undefined;
};
