import { dashboardApi } from '#capabilities/dashboard/contract.ts';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import type { Topic } from './question.ts';

const needing = /^(?:what|what else|anything|anything else|does anything) (?:still )?(?:needs?|is waiting for) (?:me|us|my attention|our attention|attention)\b/;

/** 'what needs me': what the dashboard says needs attention. */
export const attention: Topic = async ({ plain, asked, household }) => {
  if (!needing.test(plain)) return undefined;
  const assigneeId = household.find(({ isYou }) => isYou)?.id;
  const { attention } = await asked.look(dashboardApi.show, { query: { ...(assigneeId && { assigneeId }) } });
  if (attention.length === 0) return 'Nothing needs you right now.';
  const rows = attention.map(({ sentence, about }) => `- ${sentence}${about ? ` (${about})` : ''}`);
  return ["Here's what needs you:", ...rows].join('\n');
};

const thinking = /^what (?:else )?(?:should|do|must) (?:i|we) (?:have to |need to )?(?:think of|think about|remember)\b|^what(?:s| is) there to think of\b/;

/** 'what should I think of': what the family usually does and that is due. */
export const toThinkOf: Topic = async ({ plain, asked }) => {
  if (!thinking.test(plain)) return undefined;
  const nudges = await asked.look(nudgesApi.show);
  if (nudges.length > 0)
    return ["Here's what I'd think of:", ...nudges.map(({ sentence, reason }) => `- ${sentence} ${reason}`)].join('\n');
  const { learns } = await asked.look(nudgesApi.learned);
  return learns
    ? "Nothing comes to mind right now. I'll bring things up when they're usually due."
    : "I'm not learning from what your family does, so I have nothing to bring up. You can turn it on in your profile, under What We've Learned.";
};
