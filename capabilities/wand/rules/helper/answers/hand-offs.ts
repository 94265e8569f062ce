import { type Handoff, handoffsApi } from '#capabilities/handoffs/contract.ts';
import { clockTime } from '#core/dates.ts';
import { findRecords } from '../records/find-record.ts';
import { type Meaning, says } from '../words/says.ts';
import type { Topic } from './question.ts';
import { briefDay, lines } from './words.ts';

const kinds: [Meaning, (one: Handoff) => boolean, heading: string][] = [
  ['asksReturned', ({ state }) => state === 'returned', 'Back with you'],
  ['asksSuggested', ({ state }) => state === 'countered', 'Another time was suggested'],
  ['asksOfMe', ({ role }) => role === 'taker', 'You were asked'],
  ['asksHandedOver', ({ role }) => role === 'giver', 'You handed over'],
];

/** 'Sam was asked', 'Sam suggests Thu, Nov 4, 12:15 PM' */
export function handOffWords({ state, role, giverName, takerName, proposal }: Handoff, today: string): string {
  const { date, time } = proposal ?? {};
  if (proposal)
    return `${takerName} suggests ${[date && briefDay(date, today), time && clockTime(time)].filter(Boolean).join(', ')}`;
  if (state !== 'asked') return '';
  return role === 'taker' ? `${giverName} asked you` : `${takerName} was asked`;
}

export const handOffs: Topic = async ({ plain, others, words, asked }) => {
  const [, isMeant, heading] = kinds.find(([meaning]) => says(plain, meaning)) ?? [];
  if (!isMeant) return undefined;
  const all = (await asked.look(handoffsApi.list)).filter(isMeant);
  const isOf = ({ giverName, takerName, children }: Handoff) =>
    others.some(({ name }) => [giverName, takerName, ...children.map((child) => child.name)].includes(name));
  const theirs = all.some(isOf) ? all.filter(isOf) : all;
  const named = findRecords(theirs, words.filter((word) => !says(word, 'handOffWords')).join(' '));
  const told = (named.length > 0 ? named : theirs).map((one) =>
    [one.date && `${briefDay(one.date, asked.today)}:`, one.title, handOffWords(one, asked.today)]
      .filter(Boolean)
      .join(' '),
  );
  return told.length > 0 ? `${heading}:\n${lines(told)}` : undefined;
};
