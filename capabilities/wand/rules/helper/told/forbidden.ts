import type { Reading } from '../reader.ts';

/** 'Don't delete the tacos recipe', 'maybe we should delete it': what is not to be done, or not yet, is not proposed. */

const begins =
  /^(?:and |but |so |also )?(?:(?:i|we) )?(?:don't|dont|do not|never|no need to)(?: you)?(?: dare| ever)?(?: (?:want|mean|need|have) to)? /;

/** She only thinks aloud: 'maybe we should cancel HelloFresh', 'should we skip swim'. */
const considers =
  /^(?:and |but |so |also |hmm,? )?(?:(?:maybe|perhaps|possibly) (?:i|we) (?:should|could|might|may|can|ought to)|(?:i|we) (?:might|may|could|should maybe|should perhaps)|should (?:i|we))(?: (?:just|also|even|maybe|have to|need to)){0,2} /;

/** Which cards would do what. 'Don't make tacos on Tuesday' and 'don't buy milk' ask for something, though. */
const deeds: [verb: RegExp, tools: RegExp][] = [
  [/^cancel\b/, /^(?:remove|clear|skip)_|^change_(?:subscription|birthday)$/],
  [
    /^(?:delete|remove|discard|erase|throw|toss|chuck|get rid of|scrap|clear|call off|ditch|skip|strike|cross|drop(?! off| \S{1,30} off)|take .{1,60} (?:off|out|from))\b/,
    /^(?:remove|clear|skip|dismiss|tick)_|^change_birthday$/,
  ],
  [/^(?:move|reschedule|postpone|push|shift|change|rename|pause|resume)\b/, /^change_/],
  [/^(?:tick|check|mark|untick|uncheck)\b/, /^(?:un)?tick_|^dismiss_/],
  [
    /^(?:copy|carry|repeat)\b|^(?:plan|make|create|generate)\b.{0,60}\b(?:week|week's|meals|menu|list|plan|ideas)\b/,
    /^(?:copy_week|plan_week|make_grocery_list|make_gift_ideas)$/,
  ],
];

/** The cards that these words forbid; undefined where they forbid nothing. */
export function forbiddenIn(lower: string): RegExp | undefined {
  const rest = lower.replace(begins, '').replace(considers, '');
  return rest === lower ? undefined : deeds.find(([verb]) => verb.test(rest))?.[1];
}

/** Nothing else was asked for. */
export const leftAsItIs: Reading = { kind: 'answer', text: 'All right, I leave that as it is.' };
