import { withoutEnds } from './words.ts';

/** Something to be at that is described: who offers it, or that it is arranged. The words are without people and times. */
export interface ToldThing {
  name: string;
  /** Whom it is with: 'Dr. Patel'. */
  place?: string;
}

const calling =
  /,? (?:just |has |have )?(?:called|rang|phoned|texted|emailed|wrote|messaged)\b(?: me| us| back)?,?(?: and| that| to say| saying| to tell me)?(?: that)? /i;
const offering =
  /(?:^| )(?:(?:can|could|will|is able to|wants? to|needs? to|would like to)(?: only| now| also| just| still)? (?:see|fit|squeeze|take|do|come|be here)|(?:has|have|had|got)(?: an?| one)?(?: free| new)? (?:slot|opening|space|spot|gap|cancellation|availability)|only (?:has|had|have))\b/i;
/** '... want to see us at Smile Works' */
const behindOffer = /^ (?:(?:him|her|them|us|me) )?(?:at|in) (.+)/i;
/** 'they've offered an MRI slot' */
const offered =
  /^(?:they|she|he)(?:'ve| have|'s| has)? (?:just |finally |now )?(?:offered|gave|given|found)(?: us| me| him| her)?(?: an?)? /i;
const slots = /(?: an?)? (?:slot|opening|spot|space|cancellation)$/i;
const fittedIn =
  /^(?:they|we|i|she|he)?(?:'ve| have| has)? ?(?:just |finally |managed to )?(?:squeezed?|fit|fitted|got|get|booked|slotted|put)(?: him| her| them| us| me)? in (?:at|with|for|to see) /i;
const arranged =
  /(?:^| )(?:(?:is|are|was|were|has been|have been|got) )?(?:all |now |already )?(?:booked|scheduled|set|arranged|confirmed|planned)(?: in| up)?(?: for| on)?(?= |$)/i;
const somebody = /^(?:and )?(?:(?:they|she|he|it|we|i|there)(?:'ve| have|'s| has)?)?$/i;

export function toldThing(words: string): ToldThing | undefined {
  const call = calling.exec(words);
  const caller = call ? words.slice(0, call.index) : '';
  const said = call ? words.slice(call.index + call[0].length) : words;
  const offer = offering.exec(said);
  if (offer) {
    const subject = withoutEnds(said.slice(0, offer.index));
    const name = somebody.test(subject) ? caller : subject;
    const [, place] = behindOffer.exec(said.slice(offer.index + offer[0].length)) ?? [];
    return name ? { name, ...(place && { place }) } : undefined;
  }
  const given = said.replace(offered, '');
  if (given !== said && slots.test(given)) return { name: given.replace(slots, '') };
  if (fittedIn.test(said)) return { name: said.replace(fittedIn, '') };
  const state = arranged.exec(said);
  if (!state) return call ? { name: said } : undefined;
  const behind = withoutEnds(said.slice(state.index + state[0].length));
  const name = state.index > 0 ? said.slice(0, state.index) : behind.replace(/^(?:with|at) /i, '');
  if (somebody.test(name)) return undefined;
  const place = state.index > 0 && /^(?:with|at) (.+)/i.exec(behind)?.[1];
  return { name, ...(place && { place }) };
}
