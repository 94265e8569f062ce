import { isWhollyShopped } from '../groceries/words.ts';
import { isUnsaid } from '../pointing/about-it.ts';
import { endsWithPointed, pointsAtDay } from '../pointing/that-day.ts';
import type { Clause } from '../reader.ts';
import { remindedToo } from '../shared/reminded-too.ts';
import { statedAlso } from '../shared/stated-also.ts';
import { ofBirthday, withLead } from '../shared/verb.ts';
import { moves } from '../when/findings.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { splitWords } from '../words/words.ts';
import { clauseOf } from './clause.ts';
import { askedAgain, isScrap } from './clause-asked.ts';
import { aboutPerson, reported, toldOfAnother } from './clause-person.ts';
import { isKnownParty, isOwnDuty, isPurpose, mealBeside, type Place, sameDay } from './clause-place.ts';
import { beginsRequest, isAboutIt, isQuestionLike, isTaskLike } from './requests.ts';

const abbreviation =
  /\b(dr|mr|mrs|ms|st|ave|rd|no|vs|approx|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|[ap]\.m)\.?$/i;

/** The words of the request that begins here, spelled out where it leans on the one before it; undefined where none begins. */
export function stands(place: Place): string | undefined {
  const { before, separator, next } = place;
  const isSentence = /[.!?;\n]/.test(separator);
  if (separator.startsWith('.') && abbreviation.test(before)) return undefined;
  if (separator === ' or ') return isBoth(place) ? toTask(place) : undefined;
  if (withoutPoliteness(before) === '') return next;
  if (withoutPoliteness(next) === '') return isSentence ? next : undefined;
  if ((isAboutIt(next) || isUnsaid(next)) && !isQuestionLike(before)) return undefined;
  if (isPurpose(place) || (born.test(next) && ofBirthday.test(before))) return undefined;
  if (separator.startsWith('\n') && endsWithHour(place)) return next;
  if (isOwnDuty(place)) return undefined;
  if (beginsRequest(next, before, isSentence))
    return isWhole(before) || separator.startsWith('\n') ? sameDay(place) : undefined;
  if (isQuestionLike(before))
    return toldOfAnother(place) ?? (isSentence && !isScrap(place) ? askedAgain(place) : undefined);
  if (/\b(so|but)\b/i.test(separator)) return undefined;
  return (
    reported(place) ??
    toTask(place) ??
    aboutPerson(place) ??
    mealBeside(place) ??
    likewise(place) ??
    alike(place) ??
    (isSentence && isOnItsOwn(place) ? next : undefined)
  );
}

/** A line that says what and when is whole. */
function endsWithHour({ before, next, household, clock }: Place): boolean {
  const { when, bare } = clauseOf(before, household, clock);
  return Boolean(when.date && when.time && bare) && !belongsTo(before, next);
}

/** 'can we' before 'also buy' is no request yet. */
function isWhole(before: string): boolean {
  const words = withoutPoliteness(before);
  return words.includes(' ') && !/^(can|could|should|shall|may) (we|i)$/i.test(words);
}

/** "don't let me forget to cancel the gym or to pay the deposit"; and what has a day each is no choice. */
const isBoth = ({ before, next, clock }: Place) =>
  /\bforget\b/i.test(before) || [before, next].every((text) => whenIn(text, clock).when.date);

/** 'remind me to buy stamps on Friday and to mail the cards on Monday' */
function toTask(place: Place): string | undefined {
  const { before, next, clock } = place;
  const { when, untimed } = whenIn(next, clock);
  const whom = remindedToo(place);
  if (!whom && (!isTaskLike(before) || !/^to \S{1,40}/i.test(untimed))) return undefined;
  // 'remind me tomorrow to call the school and to email the coach'
  const shared = /^remind \p{L}{2,20} (.{1,30}?) to /iu.exec(withoutPoliteness(before))?.[1];
  const isShared = shared && !when.date && whenIn(shared, clock).when.date && whenIn(shared, clock).untimed === '';
  return `remind ${whom || 'me'} ${isShared ? `${shared} ` : ''}${next.slice(whom.length).trim()}`;
}

const cameAbout = /\b(done|finished|bought|cancell?ed|moved to|pushed to)\b/i;
const ofItsOwn = /^(?!now |it |and )\S.{0,60} (done|finished|bought|cancell?ed|moved to|pushed to)\b/i;

/** "Mia's dentist is cancelled, Leo's haircut moved to 12": each tells of something else. */
const likewise = ({ before, next }: Place) =>
  cameAbout.test(before) && ofItsOwn.test(next) && !belongsTo(before, next)
    ? next.replace(/ (?:too|as well)$/i, '')
    : undefined;

const belongs =
  /^(it|its|it's|they|their|that|this|both|back|returning|(?:(?:we )?(?:are |be |come|coming|fly|flying|drive|driving|get|getting|head|heading) ?(?:back|home))|home|until|till|to|through|not|but|or|at|in|location|with|ingredients|notes?|first|starting|from|next (charge|billing|payment|bill)|bills?)\b/i;
const party = /^(the |her |his |a )?party\b/i;
const born = /^(?:s?he|they)(?:'s| was| were) born\b/i;

const belongsTo = (before: string, next: string) =>
  belongs.test(withoutPoliteness(next)) || (party.test(next) && ofBirthday.test(before));

const isShopping = (text: string) =>
  splitWords(withoutPoliteness(text).replace(/^(?:add|buy|get|(?:we )?need) /i, '')).every(isWhollyShopped);

const isTimed = ({ when }: Clause) => Boolean(when.date ?? when.time);

/** 'tacos on Saturday, pancakes on Sunday': another thing with a day or a time of its own. */
function alike(place: Place): string | undefined {
  const { before, separator, next, household, clock } = place;
  if (belongsTo(before, next)) return undefined;
  const [first, second] = [clauseOf(before, household, clock), clauseOf(next, household, clock)];
  const isPlaced = /\b(on|to|onto) (the|my|our) (grocery |shopping |food |packing |to-?do )?list$/i;
  if (isPlaced.test(next) && (isTimed(first) || isPlaced.test(before))) return next;
  // 'add milk and then dentist for Mia on Friday at 3'
  const isApart = /\b(then|also|plus)\b/i.test(separator) || isShopping(before) || isPlaced.test(before);
  if (isApart && !isTimed(first) && second.when.date && second.when.time) return next;
  if (isTimed(first) && !isTimed(second) && endsWithPointed(next)) return withLead(place, next);
  // 'dentist tomorrow at 9, tacos for dinner': eaten on that day, and no hour of it.
  if (first.when.date && first.when.time && !isTimed(second) && eaten.test(next))
    return `${next} on ${first.when.date}`;
  if (!isTimed(first) || !(isTimed(second) || pointsAtDay(next))) return undefined;
  // 'optician for Leo on Friday, 2:15 at Specsavers'
  if (!first.when.time && !second.when.date && /^(at|in|with|near) /i.test(second.untimed)) return undefined;
  // What is put elsewhere has a day of its own: 'swim is off tomorrow, and the haircut is at 12 now'.
  const isElsewhere =
    moves.test(before) || / now$/i.test(before) || /\bnow$| is at \d/i.test(next) || isKnownParty(next);
  const isShared = !second.when.date && !pointsAtDay(next) && !isElsewhere;
  const day = isShared && first.when.date ? ` on ${first.when.date}` : '';
  const text = `${statedAlso(sameDay(place), before, household)}${day}`.replace(/ (?:one|the same)(?= |$)/i, '');
  if (clauseOf(text, household, clock).bare.replace(/^(on|at|and|for)$/i, '') !== '') return withLead(place, text);
  // '... and Mia at 9:30': the same for somebody else.
  const names = second.people.map(({ name }) => name).join(' and ');
  return names ? `${first.bare} for ${names} ${peopleIn(text, household, clock.today).without}` : undefined;
}

const eaten =
  /^(?!with |for |at |in |bring |it |we |i )\S.{2,40} for (?:breakfast|brunch|lunch|dinner|supper)$|^(?:breakfast|brunch|lunch|dinner|supper) (?:out|at \S.{0,30})$/i;
/** A sentence with a day of its own, or with words enough to be one. */
function isOnItsOwn({ before, next, household, clock }: Place): boolean {
  if (belongsTo(before, next)) return false;
  const clause = clauseOf(next, household, clock);
  return (isTimed(clause) && clause.bare !== '') || withoutPoliteness(next).split(' ').length > 3;
}
