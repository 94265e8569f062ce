import { nudgesApi } from '#capabilities/nudges/contract.ts';
import type { Reader } from './reader.ts';
import { meaningOf } from './records/find-record.ts';
import { request } from './words/phrases.ts';

/** What the family usually does and is due, and what is not to be suggested again. */

const asking =
  /^(?:what (?:else )?(?:should|do|must) (?:i|we) (?:have to |need to )?(?:think of|think about|remember)|what (?:am i|are we) forgetting|what(?:'s| is) (?:there )?to think of)(?: today| now| this week)?$/i;

const off =
  "I'm not learning from what your family does, so I have nothing to bring up. You can turn it on in your profile, under What We've Learned.";
const nothing = "Nothing comes to mind right now. I'll bring things up when they're usually due.";

export const thinkOfReader: Reader = async ({ text }, { asked }) => {
  if (!asking.test(request(text))) return undefined;
  const nudges = await asked.look(nudgesApi.show);
  if (nudges.length > 0) {
    const rows = nudges.map(({ sentence, reason }) => `- ${sentence} ${reason}`);
    return [{ kind: 'answer', text: ["Here's what I'd think of:", ...rows].join('\n') }];
  }
  const { learns } = await asked.look(nudgesApi.learned);
  return [{ kind: 'answer', text: learns ? nothing : off }];
};

const stopping =
  /^(stop (?:suggesting|recommending|bringing up)|(?:never|don't|do not) (?:suggest|recommend|bring up)) (.{2,60}?)(?: anymore| any more)?$/i;

/** Whether every word that means something is in the name. */
function isCalled(name: string, said: string): boolean {
  const [own, wanted] = [meaningOf(name), meaningOf(said)];
  return wanted.length > 0 && wanted.every((word) => own.includes(word));
}

export const stopSuggestingReader: Reader = async ({ text }, { asked }) => {
  const [, verb = '', said = ''] = stopping.exec(request(text)) ?? [];
  if (!said) return undefined;
  const { learns, things } = await asked.look(nudgesApi.learned);
  // 'milk' is rather Milk than Oat milk.
  const named = things
    .filter(({ label }) => isCalled(label, said))
    .toSorted((one, other) => one.label.length - other.label.length);
  const thing = named.find(({ answer }) => answer !== 'never');
  if (thing) return [{ kind: 'propose', tool: 'stop_suggesting', values: { key: thing.key }, quote: text }];
  // 'never suggest the soup again' may be about a dinner.
  if (!/^stop/i.test(verb) && named.length === 0) return undefined;
  const state = named.length > 0 ? 'I stopped that already' : `I'm not suggesting ${said}`;
  return [{ kind: 'answer', text: learns ? `${state}, so you're all set.` : off }];
};
