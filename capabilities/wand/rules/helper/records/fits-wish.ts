import type { Clause } from '../reader.ts';
import { isKind, meaningOf, namedIn } from './find-record.ts';
import type { Kept } from './kept-records.ts';
import type { RecordRequest } from './move.ts';

/** Whether a record can be what a request is about, or what is told is about something else that shares a word with it. */

const partyWord = /\bparty\b/;
/** 'The swim meet is on Saturday' tells of another thing than of the swim class. */
const ownKinds = meaningOf('meet party trip exam event');
/** 'The teachers are coming on Friday' tells of them, not of the conference. */
const comes = /\b(?:is|are|'s|'re) (?:coming|visiting|arriving)\b/;
const moving =
  /\b(?:moved|now|instead|changed|switched|pushed|bumped|delayed|postponed|rescheduled|not|rather|wait|earlier|later)\b/;

/** 'Pediatrician checkup' is what 'the pediatrician' means as well. */
const saidWithIt = new Set(meaningOf('checkup game match'));
/** 'Daycare starts Jan 4' tells of another thing than of the daycare tour: what a title is called by, at its end, is not said. */
function isOnlyAkin(title: string, object: string): boolean {
  const [head = '', ...others] = namedIn(title).toReversed();
  const isSaid = meaningOf(object).includes(head) || isKind(head) || saidWithIt.has(head);
  return !isSaid && others.length > 0;
}

/** A bare name is somebody, not her birthday; and 'Tom's birthday is May 3' may be that of another Tom. */
export const fitsWish =
  ({ wish, isPlain, object }: RecordRequest, { lower, when, people }: Clause) =>
  ({ kind, title }: Kept) => {
    const isTold = wish === 'change' && !isPlain;
    const own = meaningOf(title);
    const isOther = meaningOf(object).some((word) => ownKinds.includes(word) && !own.includes(word));
    // 'Nora's vaccination is in two weeks at 10:15' is none of the things to do.
    if (kind === 'task' && isTold && when.time && people.length === 1) return false;
    if (kind === 'birthday') return partyWord.test(lower) || (/\b(birthdays?|bdays?)\b/.test(lower) && !isTold);
    const isAnother = comes.test(lower) || isOnlyAkin(title, object) || (isOther && kind === 'appointment');
    return !(isTold && isAnother && !moving.test(lower));
  };
