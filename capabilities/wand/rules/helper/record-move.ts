import type { Kept } from './kept-records.ts';
import type { Change } from './record-change.ts';
import { type Shift, shiftIn } from './record-shift.ts';
import { after, type Cut, cutAt, has, tidy, without, withoutLead } from './said.ts';

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
  /** `rest` is its last day. */
  isEnd?: boolean;
  /** By how much it moves. */
  shift?: Shift;
  /** Who said so, where that tells which one is meant: 'the dentist moved Mia's appointment'. */
  by?: string;
  /** What becomes of each record that may be meant, where it was found piece by piece. */
  changeFor?: (kept: Kept) => Change;
  /** A verb said so: if nothing fits, that is the answer. Otherwise the words may mean something else. */
  isPlain: boolean;
}

const list = (words: string) => words.split('|');

/** Verbs that mean something that is there, and verbs that may also mean something new. */
const moving = list(
  'move|reschedule|swap|push|postpone|shift|delay|bump|rebook|put off|push back|bring forward|extend',
);
const setting = list('change|switch|update');
const arranging = list('set|make|do|have|put|bring');
const renaming = list(
  'rename|change the title of|change the wording of|retitle|change the name of|change the title for|change title of',
);
const moment = /^(?:the )?(?:time|date|day|start time) (?:of|for) /;
const placing = list(
  'change the location of|change the place of|move the location of|set the location of|change location of',
);
const noted = /\bnotes?\b/;
const aboutNotes = new Set(list('please|add|put|write|make|leave|jot|a|in|to|on|for|of|the|its|note|notes|down'));
const noting = list('put|add|write|note|jot|jot down|save|stick|pop|include');
const ofNotes = list('in|to|into|on|under').flatMap((place) =>
  list('the notes of|the notes for|the notes on|notes for|the note for|the notes to').map(
    (notes) => `${place} ${notes}`,
  ),
);
const states = list(
  'is|are|was|were|has|have|got|gets|will|needs|should|starts|start|begins|can wait|moved|moves|changed',
);
const ending = list('ends|finishes|stops|runs until|goes until|ends on');
const moved = list(
  'moved|moving|pushed|rescheduled|postponed|changed|changing|bumped|switched|shifted|delayed|brought|put|set|back|forward|a|new|time|date|time:|date:',
);
const between = new Set([...list('been|be|being|going|gonna|now|only|to|starting|actually|up|over|out'), ...moved]);
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
const directed = / (?:back|forward|up|off) (?:to|until|till|til) /;

/** 'the dentist to friday', 'Leo's haircut for Sunday at 1', 'the haircut back an hour' */
function target(text: string, tellsWhen: (words: string) => boolean): Pick<RecordRequest, 'object' | 'rest' | 'place'> {
  const cuts = [
    cutAt(text, ['to', 'until', 'till', 'til', 'onto'], 'last'),
    cutAt(text, ['for', 'at', 'on', 'by'], 'first'),
    cutAt(text, ['at', 'on', 'by', 'for'], 'last'),
  ].filter((cut) => cut !== undefined);
  const newTime = ({ mark, after: words }: Cut) => {
    if (/^(to|for|onto|until|till|til)$/.test(mark)) return /^\d{1,2}$/.test(words) ? `at ${words}` : words;
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
  const end = cutAt(text, ending);
  if (end) return { ...asked('change', end.before, end.after, false), isEnd: true };
  const cut = cutAt(text, states);
  if (!cut || cut.before.split(' ').length > 7) return undefined;
  const shift = shiftIn(text);
  if (shift) return { ...asked('change', cut.before, '', false), shift };
  const rest = withoutFillers(cut.after).replace(/^\d{1,2}$/, 'at $&');
  const isWhere = has(cut.after, ['to']) && !tellsWhen(rest) && !/^(at|in) /.test(rest);
  return { ...asked('change', cut.before, rest, false), ...(isWhere && { place: rest }) };
}

/** 'add a note to the dentist: bring the card', 'for the dinner write in the notes that we bring pie' */
function noteIn(text: string): RecordRequest | undefined {
  const inside = cutAt(after(text, noting) ?? '', ofNotes, 'last');
  if (inside) return asked('note', inside.after, inside.before.replaceAll('"', ''), true);
  const mark = /: | that | saying |, /.exec(text);
  const before = mark ? text.slice(0, mark.index) : '';
  const object = before.split(' ').filter((word) => !aboutNotes.has(word));
  if (!mark || !noted.test(before) || object.length === 0) return undefined;
  return asked('note', object.join(' '), text.slice(mark.index + mark[0].length), true);
}

export function changeIn(text: string, tellsWhen: (words: string) => boolean): RecordRequest | undefined {
  const renamed = cutAt(after(text, renaming) ?? '', ['to', 'as', 'into'], 'first');
  if (renamed) return asked('rename', renamed.before, renamed.after, true);
  const placed = cutAt(after(text, placing) ?? '', ['to'], 'last');
  if (placed) return { ...asked('change', placed.before, '', true), place: placed.after };
  const note = noteIn(text);
  if (note) return note;
  const fresh = withoutOld(text)
    .replace(/[:,] now /, ' is now ')
    .replace(/^let (.{1,40}) wait /, '$1 can wait ');
  const shift = shiftIn(fresh);
  const verb = after(fresh, moving);
  const isSaidOfOld = has(text, fromNow) || has(text, ['instead of']) || shift !== undefined || directed.test(text);
  const set = verb ?? after(fresh, setting) ?? (isSaidOfOld ? after(fresh, arranging) : undefined);
  if (shift && set) {
    const object = set.slice(0, set.length - (fresh.length - shift.from));
    return { ...asked('change', object, '', verb !== undefined), shift };
  }
  if (set || (isSaidOfOld && !cutAt(fresh, states))) {
    const { object, rest, place } = target(without(set ?? fresh, fromNow), tellsWhen);
    if (!verb && !rest) return undefined;
    return { ...asked('change', object, rest, verb !== undefined), ...(place && { place }) };
  }
  return statement(fresh, tellsWhen);
}
