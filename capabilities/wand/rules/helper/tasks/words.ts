import { isWhollyShopped } from '../groceries/words.ts';
import type { Clause } from '../reader.ts';
import { beginsWithDeed } from '../records/families.ts';
import { filed } from '../told/filing.ts';
import { isOwnClause } from '../told/told-beside.ts';
import { rhythmIn } from '../when/rhythms.ts';
import { tidy } from '../words/said.ts';
import { type Asking, askingIn, withoutLead } from './asking.ts';
import { isAttended, isChore, isDeed, isDeedOfOther, isOwnChore, needing } from './deeds.ts';
import { areChores } from './jobs.ts';

/** How something to think of is said: by asking to be reminded, as a duty, for a list, or as what one tells oneself to do. */

const duty =
  /(?:^|[,;:.–-] |\b(?:so|and|out|say|said|up|because|but|home|work|school|lunch|dinner) )(?:i|we)?(?:'ve)? ?(?:(?:still|really|also|just|definitely|probably|absolutely) )?(?:need to|have to|has to|have got to|got to|gotta|must|should|ought to|better) (?!i |we |you |he |she |they )/i;
/** Words before a duty that say nothing of their own. */
const preface =
  /^(?:(?:i |we )?(?:almost |nearly )?forgot(?: to say| to mention)?|(?:it )?turns out(?: that)?|heads up|so|oh|also|and|btw|by the way|right|ok|okay|just remembered|by the way|fyi|one more thing|quick one|by the end of the week|(?:on|after|before|during|at) (?:[\p{L}']{1,20} ){0,4}[\p{L}']{1,20})?(?: that)?[ ,:;.!–-]{0,3}(?:i|we)?$/iu;
/** Somebody else is to be reminded; she is the one who sees it. */
const remindingOthers =
  /^(?:please )?(?:(?:remind|nudge|ping|tell|ask|get) (?!me\b|us\b)(?:my )?\p{L}{1,30} (?:to|about|that|of)|make sure (?:my )?\p{L}{1,30} \p{L}{2,12}s) /iu;
const ofFamily = /^(?:please )?(?:remind|nudge|tell|ask) my /i;
const anybody = /^(?:someone|somebody|one of us|we all|everyone) (?:needs|need|has|have) to /i;
const theirDuty =
  /^\p{L}{1,30} (?:needs to|has to|must) (?!be |go to |see |work|stay|sleep|rest |eat |wear |leave |travel|study )/iu;
/** A duty that is a command to us, somewhere to be, or something for the grocery list. */
const command = /^(?:move|reschedule|cancel|postpone|push|skip|delete|remove|add|put)\b/i;
/** Without a day it is an appointment of which the day is missing. */
const newAppointment = /^(?:make|set up|get) an? (?:[\p{L}'-]{1,30} ){0,3}(?:appointment|appt)\b/iu;
const attending = /^(?:take|be at|go to|see|bring|book|schedule)\b/i;
const shopping = /^(?:buy|get(?! a?round to )|grab|pick up some)\b/i;

/** Something to get that is no food: 'buy a raincoat for Leo'. */
const errand = /^(?:buy|get|order|find|choose|pick out) (?:an? |new )/i;

/** The words for what is to be done, and why; undefined where nobody asks for it. */
export function dutyIn(clause: Clause): Asking | undefined {
  const { text, untimed, lower, when, people } = clause;
  // 'Remember the car? It's going in on Thursday' only leads to what comes.
  if (/\bpacking list\b/.test(lower) || /^remember\b.*\?$/.test(text.trim().toLowerCase())) return undefined;
  const { rest, place } = filed(untimed.replace(dayless, ''));
  const said = tidy(rest).replace(/^(remind|nudge) \p{L}{1,30} and (?=me |us )/iu, '$1 ');
  const isOwnDuty = place === 'any' && toDo.test(said);
  if ((place === 'task' || isOwnDuty) && said && !askingIn(said)) return only(withoutLead(said));
  if ((remindingOthers.test(said) || isDeedOfOther(said)) && (people.length > 0 || ofFamily.test(said)))
    return only(said.replace(/^(?:(?:can|could|would|will) you )?(?:please )?/i, ''));
  const asking = askingIn(said, isDeed);
  if (asking) return asking;
  if (anybody.test(said)) return only(said.replace(anybody, ''));
  if (onMyList.test(said)) return only(said.replace(onMyList, '').replace(/ (?:on|to) my list$/i, ''));
  const isErrand = isDeed(said) || (errand.test(said) && !isWhollyShopped(said.replace(errand, '')));
  const rhythm = rhythmIn(said);
  const isBeforeHour = isChore(said) || byThen.test(lower);
  const isTimely = when.time ? isBeforeHour : when.date !== undefined;
  if (isErrand && (isTimely || rhythm)) return only(said);
  if ((isOwnChore(said) || areChores(said)) && !lower.endsWith('?')) return only(said);
  if (when.date && !when.time && needing.test(said) && !isAttended(said)) return only(said);
  // 'The dentist needs to move' is about what is there.
  const theirs = theirDuty.exec(said)?.[0] ?? '';
  const deed = said.slice(theirs.length);
  const isDeedAlone = /^\S{1,20}(?: (?:to|from|up|back))?$/.test(deed) && beginsWithDeed(`${deed} `);
  if (theirs && when.date && !isDeedAlone && !duty.test(said)) return only(said);
  return ownDuty(said, clause);
}

const byThen = / (?:by|before) (?=\d|noon)/;
const dayless =
  /,? (?:no|without an?) (?:particular |due |set |fixed )?(?:date|day|deadline|rush|hurry)(?: yet| needed)?$/i;
/** 'put renewing the passport on my list', 'for my list: replace the bulb' */
const onMyList =
  /^(?:put|add|stick|pop) (?=\p{L}{2,20}ing .{1,70} my list$)|^(?:thing )?for (?:my|our) list ?[:,-] ?/iu;
export const toDo =
  /^(?:i|we)(?:'ve|'d| have)?(?: really| still)? (?:need to|have to|must|should|ought to|been meaning to|want to|wanted to) /i;

const only = (words: string): Asking => ({ words, reason: '' });

/** What one says without meaning to do it: 'I must say', 'I have to go', 'I should have called'. */
const isSaying = (words: string) =>
  !words.includes(' ') ||
  /^(?:say|admit|talk|confess|have \p{L}{2,20}(?:ed|en|ne|wn)|be |go$|think|know|run|agree|believe|laugh|lie|sit|rest|sleep|nap|relax|breathe|cry|scream|eat|dash|move$|stop |tell you|ask you|not )/iu.test(
    words,
  );

/** 'I have to', after nothing that says something else. */
function ownDuty(said: string, { lower, when }: Clause): Asking | undefined {
  const found = duty.exec(said);
  const before = found ? said.slice(0, found.index) : '';
  // 'The car tax runs out on the 30th so I must renew it'
  const isReason = /^so /i.test(found?.[0] ?? '') && isOwnClause(before);
  if (!found || lower.endsWith('?') || !(isReason || preface.test(before))) return undefined;
  const words = said.slice(found.index + found[0].length);
  const isElsewhere =
    (!when.date && isSaying(words)) ||
    command.test(words) ||
    (when.time && attending.test(words)) ||
    (!when.date && newAppointment.test(words)) ||
    (!when.date && shopping.test(words));
  if (isElsewhere) return undefined;
  return { words: words.replace(/^(?:remember|not forget|get a?round)(?: to)? /i, ''), reason: isReason ? before : '' };
}

/** 'Library books due on the 24th', 'rent is due on the 1st', 'the slip has to be in by friday' */
export function dueIn({ untimed, lower, when }: Clause): Asking | undefined {
  if (!when.date || /^(?:when|what|is|are|who|do|does)\b/.test(lower)) return undefined;
  const said = tidy(untimed).replace(/^(?:add|put|note|save)(?: in| down)? /i, '');
  const [thing = '', ...open] = said.split(
    / (?:has to|have to|needs to|need to|must)(?: be(?: in)?| happen| (?:be|get) (?:done|sorted|finished))?$/,
  );
  if (open.length > 0 && !when.time && thing.split(' ').length <= 5) return only(thing);
  const words = tidy(said.replace(/ (?:is|are)?(?: due)?(?: back| in)?$/i, ''));
  // 'birthday gift for Adam by Friday'
  const isDeadline = !when.time && / by /.test(lower) && !/\bby\b/i.test(untimed) && !isAttended(words);
  const isPaid = !when.time && payable.test(words);
  return (/\bdue\b/.test(lower) || isPaid || (isDeadline && !isWhollyShopped(words) && !command.test(words))) &&
    words.split(' ').length <= 6 &&
    !/\b(?:me|us|it|i|we)\b/i.test(words)
    ? only(words)
    : undefined;
}

/** 'add water bill for next Monday': what one pays is to be done. */
const payable =
  /^(?:(?!cancel|delete|remove|move|skip|paid|pay)[\p{L}']{2,20} ){0,3}(?:bills?|rent|mortgage|tuition|invoice|car payment|taxes)$/iu;
