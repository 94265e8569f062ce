import { wandApi } from '#capabilities/wand/contract.ts';
import { clockTime, fullDate } from '#core/dates.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import { says } from '../words/says.ts';
import type { Topic } from './question.ts';
import { lines, onDay } from './words.ts';

export const dayAndTime: Topic = ({ plain, asked, span }) => {
  if (says(plain, 'asksClock')) return `It's ${clockTime(asked.now)}.`;
  if (says(plain, 'asksToday')) return `Today is ${fullDate(asked.today)}.`;
  return says(plain, 'asksDate') && span && span.from === span.to && span.from !== asked.today
    ? `That's ${onDay(span.from, asked.today)}.`
    : undefined;
};

const asksOfDeeds = (plain: string) => says(plain, 'asksChanges') || (says(plain, 'ofYours') && says(plain, 'deeds'));

/** 'What did you change'. 'Did you add milk' asks about something specific: whether milk is there. */
export const whatWasDone: Topic = async ({ plain, words, asked }) =>
  words.every((word) => says(word, 'deeds')) && (says(plain, 'ofHers') || asksOfDeeds(plain))
    ? doneText(plain, asked)
    : undefined;

async function doneText(plain: string, { look }: BrainRequest): Promise<string> {
  const approved = (await look(wandApi.journal)).filter(({ status }) => status === 'approved');
  if (approved.length === 0) return "I haven't changed anything yet.";
  const told = approved.map(({ heading, subject, by }) => `${heading}: ${subject}${by ? ` (approved by ${by})` : ''}`);
  return says(plain, 'lastThing') ? `The last was: ${told[0]}` : `Done here, the latest first:\n${lines(told, 5)}`;
}
