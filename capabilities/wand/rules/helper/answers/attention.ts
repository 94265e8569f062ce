import { dashboardApi } from '#capabilities/dashboard/contract.ts';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import { says } from '../words/says.ts';
import type { Topic } from './question.ts';
import { lines } from './words.ts';

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
