import { after, type Cut, cutAt, has, tidy, without, withoutLead } from '../words/said.ts';
import { list } from '../words/word-families.ts';
import type { Change } from './change.ts';
import type { Kept } from './kept-records.ts';
import { noteIn } from './noting.ts';
import { placeGiven } from './place-given.ts';
import { type Shift, shiftIn } from './shift.ts';

/** A request about something that is there, before anybody has looked what it is. All in lower case. */
export interface RecordRequest {
  /** 'cancel' leaves open whether one date of a recurring thing is meant, or all of them. */
  wish: 'remove' | 'cancel' | 'skip' | 'miss' | 'done' | 'change' | 'rename' | 'note';
  /** The words for the record, perhaps with a day: 'saturday's haircut'. */
  object: string;
  /** What it becomes. */
  rest: string;
  /** Where it moves, once nothing says when: 'moved to the gym'. */
  place?: string;
  /** It was called a place, whatever it sounds like. */
  isPlaceNamed?: boolean;
  /** By how much it moves. */
  shift?: Shift;
  /** What becomes of each record that may be meant, where it was found piece by piece. */
  changeFor?: (kept: Kept) => Change;
  /** A verb said so: if nothing fits, that is the answer. Otherwise the words may mean something else. */
  isPlain: boolean;
}

/** Verbs that mean something that is there, and verbs that may also mean something new. */
const moving = list(
  'move|shove|reschedule|swap|push|postpone|shift|delay|bump|rebook|put off|push back|bring forward|extend',
);
const setting = list('change|switch|update|amend');
const renaming = list(
  'rename|change the title of|change the wording of|retitle|change the name of|change the title for|change title of',
);
const moment = /^(?:the )?(?:time|date|day|start time) (?:of|for) /;
const states = list(
  'is|are|was|were|has|have|got|gets|will|needs|should|starts|start|begins|can wait|moved|moves|changed|goes',
);
const moved = list(
  'moved|moving|pushed|rescheduled|postponed|changed|changing|bumped|switched|shifted|delayed|brought|put|set|back|forward|a|new|time|date|time:|date:',
);
const between = new Set([...list('been|be|being|going|gonna|now|only|to|starting|actually|up|over|out'), ...moved]);
/** Of what comes again and again, one date alone. */
export const once = list(
  'just for this week|only for this week|just this week|only this week|this week only|just this once|just this time|only this time|this time only|this once',
);
const fromNow = list('instead|now|from now on|going forward|please note that|please note|starting now');

const asked = (wish: RecordRequest['wish'], object: string, rest: string, isPlain: boolean): RecordRequest => ({
  wish,
  object: tidy(object).replace(moment, ''),
  rest: tidy(rest),
  isPlain,
});

/** Without what it was before: 'at 11 instead of 10', 'at 3 not 2'. */
function withoutOld(text: string): string {
  const cut = cutAt(text, ['instead of', 'rather than', 'not', 'and not'], 'last');
  return cut && cut.after.split(' ').length <= 3 ? tidy(cut.before) : text;
}

const withoutFillers = (rest: string) => withoutLead(without(rest, fromNow), between);

/** 'push the haircut back to noon' */
const direction = / (?:back|forward|up|out|over|off|along)$/;

/** 'december 20 to 24' */
const stretch = /^(?:\p{L}{3,9},? )?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:to|until|till) (?:\p{L}{3,9} )?\d/u;

/** '11', '11 on the 5th' */
const hour = /^\d{1,2}(?=$| (?:on|this|next|in the|tomorrow|tonight)\b)/;

/** 'the dentist to friday', 'Leo's haircut for Sunday at 1', 'the haircut back an hour' */
function target(text: string, tellsWhen: (words: string) => boolean): Pick<RecordRequest, 'object' | 'rest' | 'place'> {
  const toFirst = cutAt(text, ['to'], 'first');
  const cuts = [
    stretch.test(toFirst?.after ?? '') ? toFirst : undefined,
    cutAt(text, ['to', 'until', 'till', 'til', 'onto'], 'last'),
    cutAt(text, ['for', 'at', 'on', 'by'], 'first'),
    cutAt(text, ['at', 'on', 'by', 'for'], 'last'),
  ].filter((cut) => cut !== undefined);
  const newTime = ({ mark, after: words }: Cut) => {
    if (/^(to|for|onto|until|till|til)$/.test(mark)) return hour.test(words) ? `at ${words}` : words;
    return `${mark} ${words}`;
  };
  const timed = cuts.find((cut) => cut.before && tellsWhen(newTime(cut)));
  if (timed) return { object: timed.before.replace(direction, ''), rest: newTime(timed) };
  const [place] = cuts;
  if (place?.mark !== 'to') return { object: text, rest: '' };
  return { object: place.before, rest: place.after, place: tidy(place.after) };
}

/** 'The eye exam got pushed to Dec 9', 'piano is going to be at 5:30 from now on' */
function statement(text: string, tellsWhen: (words: string) => boolean): RecordRequest | undefined {
  const cut = cutAt(text, states);
  // 'swim is only until Dec 15' says when it ends.
  const isLast = cut?.mark !== 'can wait' && has(cut?.after ?? '', ['until', 'till', 'til']);
  if (!cut || isLast || cut.before.split(' ').length > 7) return undefined;
  const shift = shiftIn(text);
  if (shift) return { ...asked('change', cut.before, '', false), shift };
  const rest = withoutFillers(cut.after).replace(/^\d{1,2}$/, 'at $&');
  const isWhere = has(cut.after, ['to']) && !tellsWhen(rest) && !/^(at|in) /.test(rest);
  return { ...asked('change', cut.before, rest, false), ...(isWhere && { place: rest }) };
}

/** 'put David's eye exam on dec 4': what is called his or by its article may be there. */
const placing = /^put (?=(?:the|my|our|[\p{L}-]{2,20}'s?) )(?!.{1,80} (?:calendar|list|menu|planner|plan|notes?)\b)/u;
const placed = (text: string) => (placing.test(text) ? text.replace(placing, '') : undefined);

/** 'make gymnastics biweekly' */
const madeOften = /^make (.{2,40}?) (?=(?:every|weekly|biweekly|fortnightly|monthly|yearly)\b)/;

export function changeIn(text: string, tellsWhen: (words: string) => boolean): RecordRequest | undefined {
  const renamed = cutAt(after(text, renaming) ?? '', ['to', 'as', 'into'], 'first');
  if (renamed) return asked('rename', renamed.before, renamed.after, true);
  const noted = noteIn(text.replace(/, (?=(?:please )?(?:add|put|make|write|leave) (?:a )?note\b)/, ' '), tellsWhen);
  if (noted) return asked('note', noted.object, noted.note, noted.isPlain);
  const given = placeGiven(text);
  if (given) return { ...asked('change', given.object, '', given.isPlain), place: given.place, isPlaceNamed: true };
  const fresh = withoutOld(text)
    .replace(/^let (.{1,40}) wait /, '$1 can wait ')
    .replace(madeOften, 'change $1 to ');
  const verb = after(fresh, moving);
  const shift = shiftIn(fresh);
  if (verb && shift)
    return { ...asked('change', verb.slice(0, shift.from - fresh.length + verb.length), '', true), shift };
  const set = verb ?? after(fresh, setting) ?? placed(fresh);
  if (!set) return statement(fresh, tellsWhen);
  const { object, rest, place } = target(without(without(set, fromNow), once), tellsWhen);
  if (!verb && !rest) return undefined;
  return { ...asked('change', object, rest, verb !== undefined), ...(place && { place }) };
}
