import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { monthNamed, weekdayNamed } from '../when/calendar.ts';
import { inSameWeek } from '../when/same-week.ts';
import { commandMeant } from './command-spelling.ts';
import { isAlsoWord } from './names-also-words.ts';
import { besides } from './spelled-beside.ts';
import { numbersInDigits } from './spoken-numbers.ts';
import { inWords } from './text-speak.ts';
import { tidy } from './words.ts';

/** How people write on a phone, in full: 'leos appt tmrw w/ dr kim pls' -> "leo's appointment tomorrow with dr kim please". */

const abbreviations = `appt=appointment appts=appointments mtg=meeting bday=birthday b-day=birthday bdays=birthdays
  tmrw=tomorrow tmr=tomorrow tmw=tomorrow tomoz=tomorrow 2moro=tomorrow 2morrow=tomorrow tonite=tonight 2nite=tonight
  wknd=weekend wkend=weekend wk=week wks=weeks hrs=hours mins=minutes nxt=next
  resched=reschedule b4=before pls=please plz=please
  thx=thanks thnx=thanks tks=thanks u=you ur=your abt=about bc=because cuz=because coz=because nvm=nevermind lil=little w=with arvo=afternoon
  mil=mother-in-law fil=father-in-law sry=sorry srry=sorry soz=sorry paediatrician=pediatrician ped=pediatrician peds=pediatrician
  pediatrition=pediatrician pediatritian=pediatrician drs=doctor's vax=vaccine vaxx=vaccine teh=the ment=meant whn=when wen=when wens=when's wat=what wats=what's hav=have enything=anything wich=which
  alergic=allergic alergy=allergy sise=size wensday=wednesday`;

const shortened = `don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't shouldn't wouldn't haven't hasn't i'm i've
  we've you're they're he's she's what's when's where's who's how's there's that's let's o'clock
  baby's mom's mum's dad's grandma's grandpa's husband's`;

const whole = new Map([
  ...abbreviations.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
  ...shortened.split(/\s+/).map((word): [string, string] => [word.replace("'", ''), word]),
]);

/** 'her vaccinations, that's December the eighth', unless it tells how something changed. */
const thatIs =
  /(?<=[\p{L}\d]),? (?:and )?(?:it|that)(?:'s| is| will be)(?: going to be)? (?=(?:(?:on|every|this|next) )?(\p{L}{4,9}|the \d{1,2}(?:st|nd|rd|th))\b)/giu;
const isDay = (said: string) =>
  said.startsWith('the ') || said === 'tomorrow' || weekdayNamed(said) !== undefined || monthNamed(said) !== undefined;
const changes = /\b(?:not|was|were|moved|changed|instead|longer|thought|correct|wrong)\b|n't\b/i;

const spelledLike = (word: string, full: string) =>
  /^\p{Lu}/u.test(word) ? full.charAt(0).toUpperCase() + full.slice(1) : full;

/** '1. call mom 2. buy stamps'; within a message a mere stop may end a sentence with a number. */
function lined(text: string): string {
  if (/^1[.)] /.test(text)) return text.replaceAll(/(^|\s)\d[.)] (?=\p{L})/gu, '\n').trim();
  return /\s1\) /.test(text) && /\s2\) /.test(text) ? text.replaceAll(/\s\d\) (?=\p{L})/gu, '\n') : text;
}

/** 'the playgroup moms' are several. */
const parents = /\b(?:the|other) (?:\p{L}{1,20} )?(?:moms|mums|dads)$/iu;

/** Plain apostrophes, single blanks and whole words. */
export function plainSpelling(text: string, household: readonly HouseholdMember[]): string {
  const names = new Set(household.map(({ name }) => name.toLowerCase()).filter((name) => !isAlsoWord(name)));
  const worded = inWords(lined(tidy(text)), names);
  const spelled = besides.reduce((rest, [pattern, full]) => rest.replaceAll(pattern, full), worded);
  const plain = changes.test(spelled)
    ? spelled
    : spelled.replaceAll(thatIs, (found: string, day: string) =>
        isDay(day.toLowerCase()) ? (found.startsWith(',') ? ', ' : ' ') : found,
      );
  return numbersInDigits(inSameWeek(plain, names)).replaceAll(/[\p{L}\d'-]+/gu, (word, at: number, all: string) => {
    const lower = word.toLowerCase();
    const full = whole.get(lower) ?? (names.has(lower) ? undefined : commandMeant(word, all.slice(0, at)));
    if (full) return parents.test(all.slice(Math.max(0, at - 30), at + word.length)) ? word : spelledLike(word, full);
    return lower.length > 3 && names.has(lower.replace(/s$/, '')) && !names.has(lower)
      ? `${word.slice(0, -1)}'s`
      : word;
  });
}
