import { saidInFull } from './alike.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import { correctionBefore, correctionBehind } from './lexicon/corrections.ts';
import { phrasesIn, untilSame, withoutEnd, withoutLead, withoutSigns } from './words/around.ts';

/**
 * Detects corrections of the previous message: 'make it 10', 'no, Thursday', 'for Leo, not Mia', 'at the town hall'.
 */

export interface Corrected {
  text: string;
  /** Whether words say that the message replaces the previous one or adds to it. */
  cue: 'instead' | 'beside' | undefined;
}

const additionStartPattern =
  /^(?:and|also|plus|same(?! time| day| place)|as well|another|one more|what about|how about|likewise)\b/i;
const additionEndPattern = /\b(?:too|as well|also|neither|either)$/i;
const phrasesBefore = phrasesIn(correctionBefore);
const phrasesAfter = phrasesIn(correctionBehind);
/** 'not Denver', 'instead of the milk' at the start or end. */
const deniedEndPattern =
  /[ ,](?:not|instead of|rather than) (?:(?:the|a|on|at|for|in) )?[\p{L}\d:']{1,30}(?: (?:am|pm))?$/iu;
const deniedStartPattern = /^(?:not|no) (?:(?:for|on|at|in) )?[\p{L}\d:']{1,30}(?: (?:am|pm))?,? (?:but )?/iu;

/** Correcting words are at the start or end. */
export function cueIn(message: string, family: Family): Corrected['cue'] {
  if (additionStartPattern.test(message) || additionEndPattern.test(withoutSigns(message))) return 'beside';
  const { meanings, words } = foundIn(message, family);
  const isCorrection = meanings.some(
    ({ meaning, first, next }) => meaning === 'correction' && (first < 2 || next > words.length - 2),
  );
  return isCorrection ? 'instead' : undefined;
}

/** The previous request with the correction applied; undefined if the message isn't a correction. */
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
  const head = untilSame(message, (text) => withoutLead(withoutSigns(text), phrasesBefore));
  const [first = ''] = head.split(/[.;!] |, (?=(?:we|i|he|she|they|it|because|since|the)\b)/i);
  const said = untilSame(first === '' ? head : first, (text) => withoutSigns(withoutEnd(text, phrasesAfter)));
  return withoutSigns(said.replace(deniedEndPattern, '').replace(deniedStartPattern, ''));
}

const placePattern = /^(?:at|in) (?:the |our |my )?[\p{L}][\p{L}' .&-]{1,60}$/iu;
const withPlace = (bare: string, former: string) => (placePattern.test(bare) ? `${former} ${bare}` : undefined);

/** 'no, tacos': replaces the last thing that was named. */
function withOther(bare: string, former: string, family: Family): string | undefined {
  if (bare.split(' ').length > 6) return undefined;
  const { words } = foundIn(former, family);
  const named = words.filter(({ things }) => things.length > 0);
  const [first, last] = [named[0], named.at(-1)];
  return first && last ? former.slice(0, first.from) + bare + former.slice(last.to) : undefined;
}
