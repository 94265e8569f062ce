import { type Handoff, handoffsApi } from '#capabilities/handoffs/contract.ts';
import { clockTime } from '#core/dates.ts';
import { findRecords } from '../records/find-record.ts';
import { type Meaning, says } from '../words/says.ts';
import type { Topic } from './question.ts';
import { briefDay, lines } from './words.ts';

/** Answers what was handed over, to her or by her, what came back, and which other times were suggested. */

const kinds: [Meaning, (one: Handoff) => boolean, heading: string][] = [
  ['asksReturned', ({ state }) => state === 'returned', 'Back with you'],
  ['asksSuggested', ({ state }) => state === 'countered', 'Another time was suggested'],
  ['asksOfMe', ({ role }) => role === 'taker', 'You were asked'],
  ['asksHandedOver', ({ role }) => role === 'giver', 'You handed over'],
];

const stateWords: Partial<Record<Handoff['state'], (one: Handoff) => string>> = {
  asked: ({ role, giverName, takerName }) =>
    role === 'taker' ? `${giverName} asked you` : `${takerName} was asked and hasn't answered`,
  yes: ({ role, takerName }) => (role === 'taker' ? 'you said yes' : `${takerName} said yes`),
};

export function handOffWords(one: Handoff, today: string): string {
  const { date, time } = one.proposal ?? {};
  const other = [date && briefDay(date, today), time && clockTime(time)].filter(Boolean).join(', ');
  return other ? `${one.takerName} suggests ${other}` : (stateWords[one.state]?.(one) ?? '');
}

export const handOffs: Topic = async ({ plain, others, words, asked }) => {
  const [, isMeant, heading] = kinds.find(([meaning]) => says(plain, meaning)) ?? [];
  if (!isMeant) return undefined;
  const all = (await asked.look(handoffsApi.list)).filter(isMeant);
  const isOf = ({ giverName, takerName, childName }: Handoff) =>
    others.some(({ name }) => [giverName, takerName, childName].includes(name));
  const theirs = all.some(isOf) ? all.filter(isOf) : all;
  const named = findRecords(theirs, words.filter((word) => !says(word, 'handOffWords')).join(' '));
  const told = (named.length > 0 ? named : theirs).map((one) => {
    const when = [one.childName ? ` (${one.childName})` : '', one.date ? `, ${briefDay(one.date, asked.today)}` : ''];
    const state = handOffWords(one, asked.today);
    return `${one.title}${when.join('')}${state ? `: ${state}` : ''}`;
  });
  return told.length > 0 ? `${heading}:\n${lines(told)}` : undefined;
};
