import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { ageAtNextBirthday, byNextBirthday } from '#capabilities/birthdays/rules/next-birthday.ts';
import { householdAge } from '#capabilities/household/rules/ages.ts';
import { ageInMonths, ageInYears, type CalendarDate, daysBetween, fullDate, nextBirthday } from '#core/dates.ts';
import { says } from '../words/says.ts';
import type { Question, Topic } from './question.ts';
import { meantBy } from './question-words.ts';
import { atTime, briefDay, counted, lines, onDay, spanWords } from './words.ts';

interface KnownBirthday {
  title: string;
  name: string;
  date: CalendarDate;
  partyDate?: string | null;
  partyTime?: string | null;
  partyLocation?: string | null;
}

/** Everyone with a known birthday, each person once: family, friends and the household. */
async function knownBirthdays({ asked, household }: Question): Promise<KnownBirthday[]> {
  const own = household.flatMap(({ name, birthdate }): KnownBirthday[] =>
    birthdate ? [{ title: name, name, date: birthdate }] : [],
  );
  const isSame = (one: { name: string }, other: { name: string }) =>
    one.name.toLowerCase() === other.name.toLowerCase();
  const stored = (await asked.look(birthdaysApi.list)).map((birthday): KnownBirthday => {
    const member = own.find((one) => isSame(one, birthday));
    return { ...birthday, title: birthday.name, ...member };
  });
  return [...stored, ...own.filter((one) => !stored.some((other) => isSame(one, other)))];
}

export const birthdays: Topic = async (question) => {
  const { plain, span } = question;
  const { today } = question.asked;
  if (!says(plain, 'aboutBirthdays') || says(plain, 'whichFirst')) return undefined;
  const known = await knownBirthdays(question);
  const words = question.words.filter((word) => !says(word, 'birthdayWords'));
  // 'My birthdays' are those the user keeps track of, and 'a birthday I need a gift for' isn't the user's own.
  const isHers = says(plain, 'ownBirthday');
  const whose = isHers ? question.people : question.others;
  const ofHousehold = known.filter(({ name }) => whose.some((person) => person.name === name));
  const named = words.length > 0 ? meantBy(known, words) : ofHousehold;
  if (named.length > 0 && named.length < known.length)
    return named.map((born) => birthdayAnswer(born, plain, today)).join('\n');
  const isWanted = says(plain, 'namesBirthday');
  if (words.length > 0)
    return question.isLast && isWanted && says(plain, 'asksBirthday')
      ? `I don't know the birthday of '${words.join(' ')}'.`
      : undefined;
  if (whose.length > 0) return whose.map(({ name }) => `No birthdate is noted for ${name}.`).join('\n');
  const next = byNextBirthday(known, today);
  if (!isWanted && !says(plain, 'asksWhoTurns')) return undefined;
  if (says(plain, 'asksFirst') && !span) return nextBirthdayText(next, today);
  const within = next.filter(({ date }) => !span || isBetween(nextBirthday(date, today), span));
  if (within.length === 0)
    return span ? `There's no birthday ${spanWords(span, today)}.` : 'No birthdays are noted yet.';
  return `Birthdays${span ? ` ${spanWords(span, today)}` : ''}:\n${lines(within.map((born) => birthdayLine(born, today)))}`;
};

const isBetween = (date: CalendarDate, { from, to }: { from: CalendarDate; to: CalendarDate }) =>
  date >= from && date <= to;

function birthdayLine({ name, date }: KnownBirthday, today: CalendarDate): string {
  const age = ageAtNextBirthday(date, today);
  return `${briefDay(nextBirthday(date, today), today)}: ${name}${age ? ` (turns ${age})` : ''}`;
}

function nextBirthdayText(next: readonly KnownBirthday[], today: CalendarDate): string {
  const [day] = next.map(({ date }) => nextBirthday(date, today));
  const same = next.filter(({ date }) => nextBirthday(date, today) === day);
  return same.map((born) => birthdayWords(born, today, 'Next is ')).join('\n') || 'No birthdays are noted yet.';
}

function birthdayWords({ name, date }: KnownBirthday, today: CalendarDate, before = ''): string {
  const [day, age] = [nextBirthday(date, today), ageAtNextBirthday(date, today)];
  const until = `in ${counted(daysBetween(today, day), 'day')}`;
  return `${before}${name}'s birthday${before ? ',' : ' is'} ${onDay(day, today)}${age ? `, turning ${age}` : ''}, ${until}.`;
}

function birthdayAnswer(born: KnownBirthday, plain: string, today: CalendarDate): string {
  const { name, date, partyDate, partyTime, partyLocation } = born;
  if (says(plain, 'asksBorn') && date < today) return `${name} was born on ${fullDate(date)}.`;
  if (says(plain, 'asksAge') && !says(plain, 'asksFuture') && date < today) return age(born, plain, today);
  const party = partyDate
    ? ` ${name}'s party is ${atTime(partyDate, partyTime ?? null, today)}${partyLocation ? `, at ${partyLocation}` : ''}.`
    : '';
  const none = says(plain, 'ofParties') && !party ? `No party is noted for ${name}. ` : '';
  return `${none}${birthdayWords(born, today)}${party}`;
}

function age({ name, date }: KnownBirthday, plain: string, today: CalendarDate): string {
  if (says(plain, 'inMonths')) return `${name} is ${counted(ageInMonths(date, today), 'month')} old.`;
  const years = ageInYears(date, today);
  return `${name} is ${years < 2 ? householdAge(date, today) : `${counted(years, 'year')} old`}, and turns ${years + 1} ${onDay(nextBirthday(date, today), today)}.`;
}
