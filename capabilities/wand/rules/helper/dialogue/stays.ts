import type { Proposal } from '../../../contract.ts';
import type { Context, Step } from '../reader.ts';
import { staysPaused } from '../subscriptions/beyond.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { valuesOf } from './target.ts';
import { isIdle } from './words.ts';

/** What is said of an open card and leaves it as it stands: 'same time', or what no card can do. */

const same =
  /^(?:at |on |in |with )?(?:the )?same (?:time|hour|day|place|location|price)(?: as (?:before|now|always))?$|^(?:keep|leave) the (?:same )?(?:time|hour|day|place|location|price)(?: (?:the same|as it is))?$/i;
const until = /^(?:until|till|til|for|through) \S/i;

/** 'wrong day': what is right is still to be said. */
const wrong =
  /^(?:(?:no|oops|sorry|ugh|wait|oh)[,.!]? |(?:that|it)(?:'s|s| is| was) ){0,2}(?:the )?wrong (day|date|time|hour|kid|child|person|place|name|title)$/i;
const whichIsRight: Record<string, string> = {
  kid: 'Who is it for?',
  child: 'Who is it for?',
  person: 'Who is it for?',
  place: 'Where is it?',
};

/** 'wait, swimming is on', of what was to be left out. */
const goesOn =
  /^(?:(?:wait|no|oh|actually|sorry|but)[,. ]{1,2}){0,3}(.{3,40}?) (?:is|are|'s)(?: still| actually)? (?:on|happening|going ahead|back on)(?: after all| this week| then)?$/i;

export function asItIs([card, ...others]: readonly Proposal[], { asked }: Context): Step[] | undefined {
  if (card?.status !== 'open' || others.length > 0) return undefined;
  const text = withoutPoliteness(asked.message);
  const [, what] = goesOn.exec(text) ?? [];
  if (what && /^(?:skip|remove)_(?:appointment|event)$/.test(card.tool) && isIdle(what, card.subject))
    return [
      { kind: 'answer', text: `All right, I left it: ${card.subject}.` },
      { kind: 'drop', id: card.id },
    ];
  const shown: Step = { kind: 'revise', id: card.id, tool: card.tool, values: {} };
  if (same.test(text)) return [shown];
  const amiss = wrong.exec(text)?.[1]?.toLowerCase();
  if (amiss) return [{ kind: 'answer', text: whichIsRight[amiss] ?? `Which ${amiss} is right?` }];
  const isPaused = card.tool === 'change_subscription' && valuesOf(card).status === 'paused';
  return isPaused && until.test(text) ? [{ kind: 'answer', text: staysPaused }, shown] : undefined;
}
