import { longDate } from '#core/dates.ts';
import type { Proposal } from '../../contract.ts';
import { clauseOf } from './clause.ts';
import { dateOn } from './dialogue-days.ts';
import type { denialIn } from './dialogue-denied.ts';
import { valuesOf } from './dialogue-target.ts';
import { isIdle } from './dialogue-words.ts';
import type { Context } from './reader.ts';
import { whenIn } from './when.ts';

/** The words of the last request with a piece of hers in the place of one of theirs. */

export const sentencesLike = (card: Proposal, before: string, fragment: string, context: Context) => [
  toDo(card, fragment, context),
  withThing(card, before, fragment, context),
  ofAnother(before, fragment, context),
];

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

const thingNames = ['name', 'title', 'food'];

/** 'pack sunscreen for Tahoe' and 'towels': the thing stands on the card as it was said. */
function withThing(
  { fields, tool }: Proposal,
  before: string,
  fragment: string,
  { asked }: Context,
): string | undefined {
  const thing = fields.find(({ name }) => thingNames.includes(name))?.value;
  const at = typeof thing === 'string' ? before.toLowerCase().indexOf(thing.toLowerCase()) : -1;
  const isDay = whenIn(fragment, asked).when.date !== undefined;
  if (typeof thing !== 'string' || at === -1 || isDay || !/^add_(packing|gift_idea|staple)$/.test(tool))
    return undefined;
  return `${before.slice(0, at)}${fragment}${before.slice(at + thing.length)}`;
}

/** 'not zoe, Chloe': the one word in the place of the other. */
export function replaced(before: string, denial: ReturnType<typeof denialIn>): string | undefined {
  const at = denial ? before.toLowerCase().indexOf(denial.denied.toLowerCase()) : -1;
  return denial && at >= 0
    ? `${before.slice(0, at)}${denial.meant}${before.slice(at + denial.denied.length)}`
    : undefined;
}

/** 'and to buy stamps', on the same day. */
const toDo = (card: Proposal, fragment: string, { asked }: Context): string | undefined => {
  const date = whenIn(fragment, asked).when.date ? undefined : dateOn(valuesOf(card));
  return card.tool === 'add_task' && /^to \p{L}/iu.test(fragment)
    ? `remind me ${fragment}${date ? ` on ${longDate(date)}` : ''}`
    : undefined;
};
