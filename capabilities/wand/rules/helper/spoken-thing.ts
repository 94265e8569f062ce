import { appointmentTypeOf, isGathering } from './appointment-words.ts';
import type { Clause } from './reader.ts';
import { upTo } from './said.ts';
import {
  absent,
  addIt,
  asides,
  asking,
  booking,
  calendar,
  coming,
  dayOff,
  duty,
  fetching,
  groups,
  having,
  heading,
  hourLeft,
  isPlace,
  isThing,
  kind,
  mayWe,
  meetingAt,
  otherwise,
  over,
  placeMark,
  placeWords,
  question,
  reserved,
  statement,
  toGo,
  together,
  trailing,
} from './spoken-words.ts';
import { behindTime, phraseIn } from './thing-phrase.ts';
import { toldThing } from './told-thing.ts';
import { asTitle, withoutArticle, withoutEnds } from './words.ts';

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

function peeled(words: string, layer: RegExp): string {
  const rest = withoutEnds(words.replace(layer, ''));
  return rest === words || rest === '' ? words : peeled(rest, layer);
}

/** 'The school rang, can you put a meeting with his teacher in the calendar' */
function dictated(words: string): string | undefined {
  const end = calendar.exec(words);
  const start = words.toLowerCase().lastIndexOf(' put ', end?.index ?? 0);
  const inner = end && start > 0 ? words.slice(start + 5, end.index) : '';
  return /^(?:it|that|this|them)? ?$/i.test(inner) ? undefined : inner;
}

/** Whether a word alone says that somebody has to be there. */
const isKnown = (word: string) =>
  appointmentTypeOf(word, []) !== undefined || isGathering(word) || isGathering(`${word} with`);
const knows = (words: string) => words.split(' ').some(isKnown);

interface Named {
  title: string;
  place?: string | undefined;
  notes?: string | undefined;
}

/** What it is called, when all is taken away that leads to it. */
function namedIn(words: string, text: string): Named {
  const told = toldThing(words.replace(heading, '').replace(asking, '').trim());
  const thing =
    told?.name ?? fetching.reduce((rest, [verb, plain]) => rest.replace(verb, plain), words.replace(heading, ''));
  const [first = '', ...more] = thing.split(/[,;] /).map(withoutEnds).filter(Boolean);
  const named = peeled(peeled(withoutEnds(first.replace(asking, '')), kind), having)
    .replace(coming, ' $1')
    .replace(toGo, '')
    .replace(groups, '')
    .replace(together, '')
    .replace(trailing, '')
    .replace(trailing, '')
    .replaceAll(/["“”]|^'|'$/g, '');
  const at = placeMark(named);
  const beside = more.find((part) => placeWords.test(part) || /^(?:at|@) /i.test(part) || meetingAt.test(part));
  const place = at ? named.slice(at.index + at[0].length) : (told?.place ?? beside?.replace(meetingAt, ''));
  // What lost a name or a day is no note any more.
  const whole = text.split(/[,;] /).map(withoutEnds);
  const notes = more.filter((part) => part !== beside && !statement.test(part) && whole.includes(part)).join(', ');
  return { title: asTitle(withoutArticle(at ? named.slice(0, at.index) : named)), place, notes };
}

/** 'they want us to come in for a meeting': what else is said asks for nothing. */
function phrased(words: string): Named | undefined {
  const [found] = words.split(/[,;:!?] | - /).flatMap((part) => phraseIn(withoutEnds(part), isKnown) ?? []);
  return found && { title: asTitle(found.name), place: found.place };
}

export function spokenThing({ bare, lower, text }: Clause): SpokenThing | undefined {
  if (over.test(lower) || question.test(lower) || otherwise.test(lower)) return undefined;
  if (dayOff.test(bare))
    return {
      title: asTitle(bare.replace(/^(?:there(?:'s|s| is)|have|has)(?: an?)? /i, '')),
      isAsked: true,
      isNameless: false,
    };
  if (absent.test(lower)) return undefined;
  const inner = dictated(bare);
  const isAsked =
    inner !== undefined || booking.test(bare) || calendar.test(bare) || /\b(?:appointment|appt)\b/i.test(bare);
  const whole = withoutEnds(
    upTo((inner ?? bare).replace(mayWe, ''), addIt)
      .replace(calendar, '')
      .replace(duty, '')
      .replace(/,? (?:please )?add$/i, '')
      .replaceAll('  ', ' '),
  );
  const aside = behindTime(whole, text);
  const isApart = aside && knows(aside.head) && !knows(aside.tail);
  if (isApart && hourLeft.test(aside.tail)) return undefined;
  const words = isApart ? aside.head : whole;
  const named = namedIn(words, text);
  // 'nora has an ear infection, doctor at 11:20': what is known is the thing.
  const isSure = isThing(named.title) && (knows(named.title) || !words.includes(', '));
  const found = (isSure ? undefined : phrased(words)) ?? named;
  if (!found || !isThing(found.title) || (booking.test(bare) && reserved.test(found.title))) return undefined;
  const [head = ''] = found.title.split(': ');
  // 'The plumber's coming Thursday'
  const title = knows(head) ? head.replace(/'s$/, '') : found.title;
  const isTailPlace = isApart && !found.place && isPlace(aside.tail);
  const said = withoutEnds(isTailPlace ? aside.tail : (found.place ?? ''));
  const place = upTo(said, asides)
    .replace(together, '')
    .replace(/^(?:at |@ ?)?(?:the )?/i, '');
  if (hourLeft.test(place) || statement.test(place) || place.split(' ').length > 6) return undefined;
  const notes = isApart && !isTailPlace ? aside.tail : found.notes;
  // How often it comes is no note: it was not understood.
  if (/\b(?:every (?:other|two|second)|fortnight|fortnightly|monthly)\b/i.test(notes ?? '')) return undefined;
  return {
    title,
    isAsked,
    isNameless: /^(?:appointment|appt|event|something|thing)$/i.test(title),
    ...(place && { location: asTitle(place) }),
    ...(notes && { notes: asTitle(notes) }),
  };
}
