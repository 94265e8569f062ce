import { addDays } from '#core/dates.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import type { Part } from './read.ts';

/** Resolves references to days and people mentioned before. */

const sameDayPattern =
  /\b(?:on )?(?:the|that) (?:same|very) (?:day|date|evening|morning|afternoon)\b|\b(?:on )?(?:same|that) (?:day|date)\b/i;
const nextDayPattern =
  /\b(?:on )?the (day|night|evening|morning|week) (before|after)(?: (?:that|it|then))?(?=$|[,.]| to\b| i\b| we\b)/i;

/** 'that day' and 'the day before' refer to the day mentioned before. */
export function withFormerDay(text: string, former: Part | undefined, family: Family): string {
  const date = former && dayOf(former, family);
  if (!date) return text;
  const beside = nextDayPattern.exec(text);
  if (beside) {
    const days = (beside[1]?.toLowerCase() === 'week' ? 7 : 1) * (beside[2]?.toLowerCase() === 'before' ? -1 : 1);
    return text.replace(nextDayPattern, `on ${addDays(date, days)}`);
  }
  return text.replace(sameDayPattern, `on ${date}`);
}

/** The day of a request, of its record, or of a question. */
function dayOf({ text, reading }: Part, family: Family): string | undefined {
  const values = reading?.filled?.cards[0] ?? {};
  const said = [values.date, values.triggerDate, values.startDate, values.partyDate].find(
    (value) => typeof value === 'string',
  );
  if (typeof said === 'string') return said;
  const found = foundIn(text, family);
  const day = found.when.find((one) => one.kind === 'day');
  if (day?.kind === 'day') return day.date;
  const ids = [
    values.id,
    values.recordId,
    ...found.words.flatMap(({ things }) => (things.length === 1 && things[0] ? [things[0].id] : [])),
  ];
  return family.things.find(({ id, date }) => date !== undefined && ids.includes(id))?.date;
}

const pronounPattern = /\b(?:her|his|him|she|he)\b/i;
const possessivePattern =
  /\b(?:her|his) (?=\p{L})(?!(?:to|in|on|at|for|with|up|off|from|and|that|out|the|a|an|some)\b)/giu;
const pronounAlonePattern = /\b(?:her|him|she|he)\b/gi;

/** 'cancel her swim class' after 'Mia is sick': 'her' is the person mentioned last. */
export function withFormerPerson(
  text: string,
  parts: readonly Part[],
  { family, person }: { family: Family; person?: string | undefined },
): string {
  if (!pronounPattern.test(text) || foundIn(text, family).mentions.length > 0) return text;
  const named = parts
    .toReversed()
    .flatMap((part) =>
      foundIn(part.text, family).mentions.flatMap(({ who }) =>
        who.length === 1 && who[0]?.relationship !== 'self' ? who : [],
      ),
    );
  const name = named[0]?.name ?? person;
  return name ? text.replaceAll(possessivePattern, `${name}'s `).replaceAll(pronounAlonePattern, name) : text;
}
