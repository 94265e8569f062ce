import { dashboardApi } from '#capabilities/dashboard/contract.ts';
import type { Reader } from '../reader.ts';

const asking =
  /^(?:what|what else|who or what|anything(?: else)?(?: that)?|does anything(?: else)?|is there anything(?: else)? that) (?:still )?(?:needs?|is waiting for) (?:me|us|my attention|our attention|attention)(?: today| now| right now)?\??$/;

/** 'what needs me': what the dashboard says needs attention. */
export const attentionReader: Reader = async ({ lower }, { asked, household }) => {
  if (!asking.test(lower)) return undefined;
  const assigneeId = household.find(({ isYou }) => isYou)?.id;
  const { attention } = await asked.look(dashboardApi.show, { query: { ...(assigneeId && { assigneeId }) } });
  if (attention.length === 0) return [{ kind: 'answer', text: 'Nothing needs you right now.' }];
  const rows = attention.map(({ sentence, about }) => `- ${sentence}${about ? ` (${about})` : ''}`);
  return [{ kind: 'answer', text: ["Here's what needs you:", ...rows].join('\n') }];
};
