import { changeIn, type RecordRequest } from './record-move.ts';
import { after, cutAt, has, tidy, without, withoutEnd } from './said.ts';

const list = (words: string) => words.split('|');

const wanting = list(
  "i need to|we need to|i have to|we have to|i want to|i'd like to|let's|lets|we should|i should|gotta|i've got to|can we|could we|should we|shall we|can i",
);
const removing = list('delete|remove|erase|get rid of|drop|take off|take out|take down');
const cancelling = list('cancel|call off|forget about|forget|scrap|scratch|nix|ditch');
const unneeding = list(
  "we don't need|we dont need|i don't need|i dont need|no need for|no need to|we no longer need|i no longer need|no more|we're not doing|we are not doing|we're not going to|we are not going to|we aren't going to|were not going to",
);
const quitting = list("is not doing|isn't doing|isnt doing|is done with|quit|stopped|is quitting");
const noLonger = list('anymore|any more|any longer|after all|for good|completely|altogether');
const being = list('is|are|was|were|has been|have been|got|gets|will be');
const cancelled = list('cancelled|canceled|called off|off|not happening|not on');
const skips = list("skip|we skip|we're skipping|we are skipping|were skipping|leave out");
const none = list("no|there's no|theres no|there is no|there will be no|we don't have|we dont have|we have no");
const absence = list("can't|cant|cannot|won't|wont|will not|isn't|isnt|is not");
const attending = list('make it to|make|go to|going to|be at|attend|attending|come to|have');

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

/** 'We don't need Mia's haircut anymore', 'no more piano', 'take the fair off the calendar', 'swim is cancelled tomorrow' */
function removal(text: string): RecordRequest | undefined {
  if (text.startsWith('drop off ')) return undefined;
  const removed = after(text, removing);
  if (removed) return requestFor('remove', removed, plain);
  const dropped = after(text, cancelling);
  if (dropped) return requestFor(has(dropped, noLonger) ? 'remove' : 'cancel', without(dropped, noLonger), plain);
  const off = cutAt(after(text, ['take', 'cross', 'wipe']) ?? '', ['off', 'out'], 'last');
  if (off) return requestFor('remove', off.before, plain);
  const unneeded = after(text, unneeding);
  if (unneeded) return requestFor('remove', without(unneeded, noLonger));
  const quit = cutAt(text, quitting);
  if (quit) return requestFor('remove', `${quit.before} ${without(quit.after, noLonger)}`);
  const states = [...cancelled.flatMap((word) => being.map((verb) => `${verb} ${word}`)), 'cancelled', 'canceled'];
  const state = cutAt(text, states);
  if (!state) return undefined;
  return requestFor(
    has(state.after, noLonger) ? 'remove' : 'cancel',
    `${state.before.replace(/^(i|we)\b( just| already)?/, '')} ${without(state.after, noLonger)}`,
  );
}

/** 'Skip piano on Thursday', 'no swim tomorrow', 'Mia can't make it to swim class' */
function skipping(text: string): RecordRequest | undefined {
  const skipped = after(text, skips) ?? cutAt(text, ['is skipping', 'will miss', 'is missing'])?.after;
  if (skipped) return requestFor('skip', skipped, plain);
  const missing = after(text, none);
  if (missing) return requestFor('skip', missing);
  const ways = absence.flatMap((verb) => attending.map((going) => `${verb} ${going}`));
  const absent = cutAt(text, ways);
  return absent && requestFor('miss', `${absent.before} ${absent.after}`);
}

/** 'I don't need to cancel piano', 'do we need to move the dentist' */
const doubt = /\b(?:don't|dont|doesn't|doesnt|didn't|didnt|not|never|if)\b|^(?:do|does|did|why|when|what)\b/;

/** The first part says it; what follows a comma says why, or says it again: 'no swim tomorrow, pool is closed'. */
export function requestIn(lower: string, tellsWhen: (words: string) => boolean): RecordRequest | undefined {
  const whole = tidy(lower);
  const command = after(whole, wanting);
  const told = cutAt(whole, ['need to', 'needs to', 'want to', 'wants to', 'had to', 'have to'], 'last');
  const isMeant = told && !doubt.test(told.before);
  const inside = isMeant ? commandIn(told.after, tellsWhen) : undefined;
  if (inside?.isPlain) return inside;
  return (command && commandIn(command, tellsWhen)) || commandIn(whole, tellsWhen);
}

function commandIn(text: string, tellsWhen: (words: string) => boolean): RecordRequest | undefined {
  const [first = ''] = text.split(/[,;!] /);
  const main = tidy(first);
  return removal(main) ?? skipping(main) ?? changeIn(text, tellsWhen);
}
