import { saidInFull } from './alike.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';

/** A message that says something before it differently: 'make it 10', 'no, Thursday', 'for Leo, not Mia', 'at the town hall'. */

export interface Corrected {
  text: string;
  /** Words say that it takes the place of what was said, or that it comes beside it. */
  cue: 'instead' | 'beside' | undefined;
}

const beside =
  /^(?:and|also|plus|same|as well|another|one more|what about|how about|likewise)\b|\b(?:too|as well|also)[.!?]?$/i;
const leads =
  /^(?:(?:no|nope|oops|wait|sorry|actually|scratch that|correction|hmm|oh|ah|well|ok|okay|but|and|also|plus|so|i mean|i meant|i said|make it|make that|change it|change that|it's|its|it is|that's|thats|that is|it should be|should be|let's make it|make|a typo|typo|my mistake|on second thought|better|they moved it|it was|was|is|can we do|can you make it|could you make it|please|move it|put it|set it|same|the same|what about|how about|it|that|to|rather|was supposed to be|is actually|same thing)[\s,.:;!-]+)+/i;
const ends =
  /[\s,]+(?:instead|please|actually|rather|too|as well|also|i mean|i meant|sorry|after all|thanks|then)[.!?]*$/i;
const denied =
  /[\s,]*\b(?:not|instead of|rather than) (?:the |a |on |at |for |in )?[\p{L}\d:']+(?: (?:am|pm))?[.!]?$/iu;
const deniedFirst = /^(?:not|no) (?:for |on |at |in )?[\p{L}\d:']+(?: (?:am|pm))?,? (?:but )?/iu;

/** Words that correct stand at either end. */
export function cueIn(message: string, family: Family): Corrected['cue'] {
  if (beside.test(message)) return 'beside';
  const { meanings, words } = foundIn(message, family);
  const isCorrection = meanings.some(
    ({ meaning, first, next }) => meaning === 'correction' && (first < 2 || next > words.length - 2),
  );
  return isCorrection ? 'instead' : undefined;
}

/** The former request with what the message says in it; undefined where the message is no part of it. */
export function correctedIn(message: string, former: string, family: Family): Corrected | undefined {
  const cue = cueIn(message, family);
  const bare = bareOf(message);
  if (bare === '') return undefined;
  const text =
    saidInFull(bare, former, family) ??
    withPlace(bare, former) ??
    (cue === 'instead' ? withOther(bare, former, family) : undefined);
  return text === undefined || text === former ? undefined : { text, cue };
}

export function bareOf(message: string): string {
  const head = message.replace(leads, '');
  const [first = ''] = head.split(/[.;!] |, (?=(?:we|i|he|she|they|it|because|since|the)\b)/i);
  const said = (first === '' ? head : first).replace(denied, '').replace(ends, '').replace(deniedFirst, '');
  return said.replace(/^(?:to|the|make it|for it|it's)\s+(?=\S)/i, (lead) => (/^to/i.test(lead) ? '' : lead)).trim();
}

const place = /^(?:at|in) (?:the |our |my )?[\p{L}][\p{L}' .&-]{1,60}$/iu;
const withPlace = (bare: string, former: string) => (place.test(bare) ? `${former} ${bare}` : undefined);

/** 'no, tacos': the last thing that was named goes. */
function withOther(bare: string, former: string, family: Family): string | undefined {
  if (bare.split(' ').length > 6) return undefined;
  const { words } = foundIn(former, family);
  const named = words.filter(({ things }) => things.length > 0);
  const [first, last] = [named[0], named.at(-1)];
  return first && last ? former.slice(0, first.from) + bare + former.slice(last.to) : undefined;
}
