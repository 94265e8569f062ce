import { capital } from '#core/capital.ts';
import type { Clause } from '../reader.ts';
import { upTo } from '../words/said.ts';
import { asTitle, withoutEnds } from '../words/words.ts';
import { isActivity, isGathering, isOfDay } from './appointment-words.ts';
import { another } from './one-more.ts';
import {
  addIt,
  asides,
  asking,
  booking,
  calendar,
  dayOff,
  heading,
  hourLeft,
  isNothingNew,
  isThing,
  makingNote,
  type Named,
  namedIn,
  numberedRoom,
  placeWords,
  reserved,
  statement,
  toBring,
} from './spoken-words.ts';
import { behindTime, besideOf, phraseIn, withSomebody } from './thing-phrase.ts';

/** Something new that somebody has to be at, as far as the words say it. */
export interface SpokenThing {
  title: string;
  location?: string;
  notes?: string;
  /** A verb or the word itself said that it is to be put down: 'book', 'schedule', 'an appointment', 'on the calendar'. */
  isAsked: boolean;
  /** She has not said yet what it is: 'add an appointment for Leo'. */
  isNameless: boolean;
}

const knows = (words: string) => isGathering(words) || words.split(' ').some(isActivity);

/** Also where nothing but the next subject says that another clause begins: 'the vet at 3 he's been scratching his ears'. */
const seams = /[,;:!?] | - | (?:(?:and|so|but|that) )?(?=(?:he|she|they|we|i|it)(?:'s|'re|'ve|'m|'ll|'d)? )/i;

const calling = / (?:called|rang|phoned|texted|emailed|wrote|messaged)\b/i;

/** 'they want us to come in for a meeting', found by its noun. */
function phrased(words: string): Named | undefined {
  const parts = words
    .replace(heading, '')
    .split(seams)
    .map((part) => withoutEnds(withoutEnds(part).replace(asking, '')));
  const phrases = parts.map((part) => phraseIn(part, isActivity));
  // 'nine month check on the 10th, Dr. Okafor'
  const isThere = (part: string, index: number) =>
    phrases[index] !== undefined && !(index > 0 && withSomebody.test(part));
  // 'the preschool called and they want us to come in for a meeting'
  const own = parts.findIndex((part, index) => isThere(part, index) && !calling.test(part));
  const at = own < 0 ? parts.findIndex(isThere) : own;
  const found = phrases[at];
  return found && { title: asTitle(found.name), place: found.place, others: parts.filter((_, index) => index !== at) };
}

/** Said of it, but neither what it is nor where: 'after school', 'for 12 people', and how often, where nothing repeats like that. */
const remarks =
  / (?:(?:right |just )?(?:after|before|during) (?:school|work|daycare|preschool|camp|lunch|dinner|breakfast|church|nap ?time|bedtime|drop ?off|pick ?up)|for \d{1,3} (?:people|guests|kids|adults|of us)|every (?:\d{1,2}|three|five|six|eight|ten|few) (?:weeks|months))(?=$|[,;.] | (?:at|with|in|for|and)\b)/gi;

/** An hour is neither said nor needed: 'book fair', 'playdate after school'. */
export const needsNoHour = ({ title, notes = '' }: SpokenThing): boolean =>
  isOfDay(title) || /^(?:right |just )?(?:after|before|during) /i.test(notes);

/** Whom it is about was taken out, and stands on the card: 'call with the teacher about', 'flight with to Chicago'. */
const dangling = / (?:with|about|of|and)(?= (?:to|at|from|in|on|for)\b)| about$/gi;

/** 'playdate for Zuri and Imani': who stands beside somebody of the family is company. */
function inCompany(title: string, lower: string, people: Clause['people']): string {
  const [, thing, other = ''] = /^(.{3,40}) and (\p{L}{2,20})$/u.exec(title) ?? [];
  const isBeside = people.some(({ name }) => lower.includes(`${name.toLowerCase()} and ${other.toLowerCase()}`));
  return thing && isBeside ? `${thing} with ${capital(other)}` : title;
}

export function spokenThing({ bare: said, lower, text, people }: Clause): SpokenThing | undefined {
  const bare = said.replaceAll(remarks, '');
  if (dayOff.test(bare))
    return {
      title: asTitle(
        bare.replace(/^(?:there(?:'s|s| is)|have|has)(?: an?)? /i, '').replace(/ is (?=(?:closed|out)\b)/i, ' '),
      ),
      isAsked: true,
      isNameless: false,
    };
  if (isNothingNew(lower)) return undefined;
  const noted = makingNote.exec(text);
  const isAsked =
    booking.test(bare) || calendar.test(bare) || addIt.test(bare) || /\b(?:appointment|appt)\b/i.test(bare);
  const whole = withoutEnds(
    upTo(upTo(bare, makingNote), addIt)
      .replace(calendar, '')
      .replace(/,? (?:please )?add$/i, '')
      .replaceAll('  ', ' '),
  );
  const aside = behindTime(whole, text);
  const isApart = aside && knows(aside.head) && (!knows(aside.tail) || placeWords.test(aside.tail));
  const words = isApart ? aside.head : whole;
  const found = [phrased(words), namedIn(words)].find((one) => one && isThing(one.title));
  if (!found || (booking.test(bare) && reserved.test(found.title))) return undefined;
  const wholes = [text.split(seams), text.split(/[,;] /)].flat().map(withoutEnds);
  const toldBy = (part: string, isWhole: boolean) => {
    if (numberedRoom.test(part)) return { place: part };
    return isWhole && toBring.test(part) ? { note: part } : besideOf(part, isWhole);
  };
  const beside: ReturnType<typeof besideOf>[] = found.others.map((part) => toldBy(part, wholes.includes(part)));
  if (isApart) beside.push(toldBy(withoutEnds(aside.tail), true));
  // 'The plumber's coming Thursday'
  const [head = ''] = found.title.split(': ');
  const title = (knows(head) ? head.replace(/'s$/, '') : found.title).replaceAll(dangling, '').replace(another, '');
  const where = withoutEnds(found.place ?? beside.find((part) => part?.place)?.place ?? '');
  const place = upTo(where, asides).replace(/^(?:at |@ ?)?(?:the )?/i, '');
  if (!beside.every(Boolean) || hourLeft.test(place) || statement.test(place) || place.split(' ').length > 6)
    return undefined;
  const isBehind = (note: string) => text.indexOf(note) > lower.indexOf(title.toLowerCase());
  const own = noted && text.slice(noted.index + noted[0].length);
  const asideNotes = beside.flatMap((part) => (part?.note && isBehind(part.note) ? part.note : []));
  const notes = own ?? [...(said.match(remarks) ?? []).map((one) => one.trim()), ...asideNotes].join(', ');
  return {
    title: asTitle(inCompany(title, lower, people)),
    isAsked,
    isNameless: /^(?:appointment|appt|event|something|thing)$/i.test(title),
    ...(place && { location: asTitle(place) }),
    ...(notes && { notes: asTitle(notes) }),
  };
}
