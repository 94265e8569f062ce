import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { capital } from '#core/capital.ts';
import { addDays, nextBirthday } from '#core/dates.ts';
import type { Context, Reader } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** A present needs this many days. */
const daysBefore = 7;
const asking =
  /^remind (?:me|us) (in time )?to ((?:get|buy|find|order|pick out|think of) (?:an?|some|the) (?:birthday )?(?:present|gift)s? for (.{2,40}?))( in time)?$/i;

/** 'remind me in time to get a present for Emma': a task a week before her birthday. */
export const presentReader: Reader = async ({ text }, context) => {
  const [, early, deed = '', whose = '', late] = asking.exec(withoutPoliteness(text)) ?? [];
  const birthdate = early || late ? await birthdateOf(whose.replace(/'s birthday$/i, ''), context) : undefined;
  if (!birthdate) return undefined;
  const { today } = context.asked;
  const day = addDays(nextBirthday(birthdate, today), -daysBefore);
  const values = { title: capital(deed), triggerDate: day > today ? day : today };
  return [{ kind: 'propose', tool: 'add_task', values, quote: text }];
};

async function birthdateOf(whose: string, { asked, household }: Context) {
  const people = [
    ...household,
    ...(await asked.look(birthdaysApi.list)).map(({ name, date }) => ({ name, birthdate: date })),
  ];
  return people.find(({ name }) => name.toLowerCase() === whose.toLowerCase())?.birthdate;
}
