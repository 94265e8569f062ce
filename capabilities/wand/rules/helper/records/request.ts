import { after, cutAt, has, tidy, upTo, without, withoutEnd } from '../words/said.ts';
import { list } from '../words/word-families.ts';
import { changeIn, type RecordRequest } from './move.ts';

const wanting = list(
  "i need to|we need to|i have to|we have to|i want to|i'd like to|let's|lets|we should|i should|gotta|i've got to|can we|could we|should we|shall we|can i",
);
const removing = list('delete|remove|erase|get rid of|drop|take off|take out|take down');
const cancelling = list('cancel|call off|forget about|forget|scrap|scratch|nix|ditch');
const quitting = list('has |have |is |are |').flatMap((verb) =>
  list('quit|quitting|stopped|stopping|given up|gave up|giving up|dropped out of|done with|decided against').map(
    (word) => `${verb}${word}`,
  ),
);
const notDoing = /\b(?:not|aren't|arent|isn't|isnt) (?!going|coming|feeling|having|being|doing well)\p{L}{1,30}ing /u;
const noLonger = list('anymore|any more|any longer|after all|for good|completely|altogether|this year');
const being = list("is|are|was|were|has been|have been|got|gets|will be|isn't|isnt|aren't|arent|won't be|wont be");
const cancelled = list(
  'cancelled|canceled|called off|off|not happening|not on|not needed|no longer needed|no longer necessary|no longer required|no longer happening|no longer on|happening|needed|necessary',
);
const skips = list("skip|we skip|we're skipping|we are skipping|were skipping|leave out");
const none = list("no|there's no|theres no|there is no|there will be no|we don't have|we dont have|we have no");
const noneInside = list("so no|so there's no|so theres no|so there is no|has no|have no|won't have|wont have|no");

const kept = list(
  'calendar|family calendar|schedule|list|planner|to-do list|todo list|to do list|birthdays|birthday list|agenda|diary|events|appointments|tasks',
);
const whereKept = kept.flatMap((place) =>
  list('the|my|our').flatMap((whose) => list('from|off|off of|on|in').map((word) => `${word} ${whose} ${place}`)),
);

const requestFor = (wish: RecordRequest['wish'], object: string, { isPlain = false } = {}): RecordRequest => ({
  wish,
  object: tidy(withoutEnd(tidy(object), whereKept)),
  rest: '',
  isPlain,
});

const plain = { isPlain: true };

const speaker =
  /^(?:i|we|they|you|he|she|nobody|everybody)\b(?:'re|'m|'s|'ve| are| am| is| were| have)?(?: just| already)?/;

/** Whose it is and what it is, without her who speaks: 'we're not' + 'school fair after all'. */
const joined = (before: string, behind: string) =>
  tidy(`${before.replace(speaker, '').replace(/ (?:is|are|am|has|have)$/, '')} ${without(behind, noLonger)}`);

/** 'We don't need Mia's haircut anymore', 'no more piano', 'take the fair off the calendar', 'swim is cancelled tomorrow' */
function removal(text: string): RecordRequest | undefined {
  if (/^drop (?:off |\S{1,40} off |\S{1,40} at )/.test(text)) return undefined;
  const removed = after(text, removing);
  if (removed) return requestFor('remove', removed, plain);
  const dropped = after(text, cancelling);
  if (dropped) return requestFor(has(dropped, noLonger) ? 'remove' : 'cancel', without(dropped, noLonger), plain);
  const off = cutAt(after(text, ['take', 'cross', 'wipe']) ?? '', ['off', 'out', 'down'], 'last');
  if (off) return requestFor('remove', off.before, plain);
  const state = cutAt(text, states);
  const isForAWhile = has(state?.after ?? '', ['until', 'till', 'til', 'before']);
  // 'swimming is off until January' leaves out what comes before; 'not needed until January' comes then.
  if (state && (!isForAWhile || /(?:cancell?ed|off)$/.test(state.mark)))
    return requestFor(has(state.after, noLonger) ? 'remove' : 'cancel', joined(state.before, state.after));
  const quit = cutAt(text, quitting);
  if (quit) return requestFor('remove', joined(quit.before, quit.after));
  const [not] = notDoing.exec(text) ?? [];
  const at = not ? text.indexOf(not) : 0;
  return not ? requestFor('remove', joined(text.slice(0, at).trim(), text.slice(at + not.length))) : undefined;
}

const states = [...cancelled.flatMap((word) => being.map((verb) => `${verb} ${word}`)), 'cancelled', 'canceled'];

/** 'Skip piano on Thursday', 'no swim tomorrow', 'Mia can't make it to swim class', 'the teacher is sick so no lesson on Thursday' */
function skipping(text: string): RecordRequest | undefined {
  const skipped = after(text, skips) ?? cutAt(text, ['is skipping', 'will miss', 'is missing'])?.after;
  if (skipped) return requestFor('skip', without(skipped, noLonger), plain);
  const missing = after(text, none) ?? cutAt(text, noneInside)?.after;
  return missing ? requestFor('skip', missing) : undefined;
}

/** 'so drop that one', which says again what was said. */
const again =
  / (?:so |and |then )?(?:please )?(?:drop|take|remove|delete|cancel|scrap|cross|forget) (?:it|that|them|this|those)\b/;

/** The first part says it; what follows a comma says why, or says it again: 'no swim tomorrow, pool is closed'. */
export function requestIn(lower: string, tellsWhen: (words: string) => boolean): RecordRequest | undefined {
  const whole = tidy(lower);
  const command = after(whole, wanting);
  return (command && commandIn(command, tellsWhen)) || commandIn(whole, tellsWhen);
}

const reasons = / (?:because|since|due to|by (?:the|our|my|her|his|their|dr\.?|mrs?\.?|ms)) /;

function commandIn(text: string, tellsWhen: (words: string) => boolean): RecordRequest | undefined {
  const [first = ''] = text.split(/[,;!] /);
  const main = upTo(upTo(tidy(first), again), reasons);
  return removal(main) ?? skipping(main) ?? changeIn(text, tellsWhen);
}
