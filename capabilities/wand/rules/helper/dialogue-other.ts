import { dayDate } from '#core/dates.ts';
import type { Proposal } from '../../contract.ts';
import { clauseOf } from './clause.ts';
import type { Led } from './dialogue-words.ts';
import { keptRecords } from './kept-records.ts';
import { likeness } from './likeness.ts';
import type { Context, Step } from './reader.ts';
import { read } from './readers.ts';

const other = /^(?:not that one,? )?(?:for |on )?the other(?: one)?\b/i;

/** 'the other haircut', where two are called the same and the card is about one of them. */
export async function otherRecord(
  [card, ...others]: readonly Proposal[],
  { text }: Led,
  context: Context,
): Promise<Step[] | undefined> {
  const { asked, household } = context;
  if (!card || others.length > 0 || card.status !== 'open' || !other.test(text) || text.split(' ').length > 5)
    return undefined;
  const named = (await keptRecords(asked)).filter(({ title }) => title === card.subject);
  const about = card.details.join(' ');
  const [meant, ...more] = named.filter(({ people = [] }) => people.length === 1 && !about.includes(people[0] ?? ''));
  const said = asked.past.findLast(({ proposals }) => proposals.some(({ id }) => id === card.id))?.message ?? '';
  if (!meant || more.length > 0 || named.length !== 2) return undefined;
  const known = { household, clock: asked, names: [] };
  const fragments = [`${meant.people?.[0]}'s`, ...(meant.date ? [dayDate(meant.date)] : [])];
  const sentence = fragments.map((one) => likeness(said, one, known)).find((one) => one !== undefined);
  const [reading, ...further] = (sentence && (await read(clauseOf(sentence, household, asked), context))) || [];
  if (reading?.kind !== 'propose' || reading.tool !== card.tool || further.length > 0) return undefined;
  return [{ kind: 'revise', id: card.id, tool: card.tool, values: reading.values }];
}
