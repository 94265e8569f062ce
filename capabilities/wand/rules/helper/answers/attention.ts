import { dashboardApi } from '#capabilities/dashboard/contract.ts';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import { wandApi } from '#capabilities/wand/contract.ts';
import { clockTime, fullDate } from '#core/dates.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import { says } from '../words/says.ts';
import type { Topic } from './question.ts';
import { lines, onDay } from './words.ts';

/** 'what needs me': the dashboard's list of what needs attention. */
export const attention: Topic = async ({ plain, asked, household }) => {
  if (!says(plain, 'needsMe')) return undefined;
  const assigneeId = household.find(({ isYou }) => isYou)?.id;
  const { attention } = await asked.look(dashboardApi.show, { query: { ...(assigneeId && { assigneeId }) } });
  if (attention.length === 0) return 'Nothing needs you right now.';
  return `Here's what needs you:\n${lines(attention.map(({ sentence, about }) => `${sentence}${about ? ` (${about})` : ''}`))}`;
};

/** 'what have you learned' */
export const learned: Topic = async ({ plain, asked }) => {
  if (!says(plain, 'asksLearned')) return undefined;
  const { things } = await asked.look(nudgesApi.learned);
  const known = things.filter(({ answer }) => answer !== 'never').map(({ label }) => label);
  return known.length > 0 ? `Here's what I've learned:\n${lines(known)}` : "I haven't learned any habits yet.";
};

/** 'what should I think of': what the family usually does and is due now. */
export const toThinkOf: Topic = async ({ plain, asked }) => {
  if (!says(plain, 'toThinkOf')) return undefined;
  const nudges = await asked.look(nudgesApi.show);
  if (nudges.length > 0)
    return ["Here's what I'd think of:", ...nudges.map(({ sentence, reason }) => `- ${sentence} ${reason}`)].join('\n');
  const { learns } = await asked.look(nudgesApi.learned);
  return learns
    ? "Nothing comes to mind right now. I'll bring things up when they're usually due."
    : "I'm not learning from what your family does, so I have nothing to bring up. You can turn it on in your profile, under What We've Learned.";
};

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
