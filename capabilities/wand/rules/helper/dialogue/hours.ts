import type { Values } from '../../tools/tool.ts';
import type { Clause, Context } from '../reader.ts';
import { shiftedTime } from '../records/shift.ts';
import { aboutWhen, withToday } from '../tasks/new.ts';
import { minutesAt } from '../when/minutes.ts';
import { tokensOf } from '../when/tokens.ts';
import type { SetField } from '../words/field-values.ts';
import { isIdle } from './words.ts';

/** Hours that only the card shows to be meant: '4', 'in the morning', 'at 4' of a task. */

const bareHour =
  /(?:^| )(?:(?:at|to|for|by|from) )?(\d{1,2}(?:[.:]?\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:-|to|till|until) ?(\d{1,2}(?:[.:]?\d{2})?))?$/i;

const taking =
  /^(?:(?:please |just )?(?:make|let) (?:it|that)(?: be| last)?|it(?:'s| is|'ll be| will be|'s only| only)?|(?:it |that |this )?(?:(?:should |will |would |usually )?(?:takes?|lasts?)|it'll (?:take|last))|for|lasting)?$/i;

/** 'make it 45 min', 'it takes 2 hours', 'an hour long': until when that is, of a card that has an hour. */
function untilIn(words: string, start: unknown): string | undefined {
  if (typeof start !== 'string' || !/\b(?:min|hour)/i.test(words)) return undefined;
  const tokens = tokensOf(words);
  for (const [at, { from }] of tokens.entries()) {
    const length = minutesAt(tokens, at);
    if (!length) continue;
    const isAlone =
      taking.test(words.slice(0, from).trim()) &&
      /^(?: long| in total| max| tops| each| please)?$/i.test(words.slice(tokens[length.next - 1]?.to));
    const end = isAlone ? shiftedTime(start, length.is) : undefined;
    return end && `until ${end}`;
  }
  return undefined;
}

const bareHalf = /^(?:(?:in|at) )?(?:the )?(am|morning|pm|afternoon|evening|night)$/i;

/** '4', '430', 'to four', '4-5', 'the haircut 4': a bare number is an hour where the card has one; a birthday has none unless its party has. */
export function withHour(words: string, fields: readonly SetField[], about: string): string {
  const half = bareHalf.exec(words)?.[1];
  const now = fields.find(({ name, value }) => name === 'time' && value)?.value;
  // 'in the morning': the same hour in that half of the day.
  if (half && typeof now === 'string')
    return `at ${Number(now.slice(0, 2)) % 12 || 12}${now.slice(2)} ${/^(?:am|morning)$/i.test(half) ? 'am' : 'pm'}`;
  const until = untilIn(words, now);
  if (until) return until;
  const found = bareHour.exec(words);
  // 'At 6:00 PM', and then 'make it 7': in the same half of the day.
  const description = String(fields.find(({ name }) => name === 'description')?.value ?? '');
  const [, hour, ofTask = hour && (Number(hour) < 12 ? 'AM' : 'PM')] =
    /^At (\d{1,2}):\d\d(?: ([AP]M))?/.exec(description) ?? [];
  const hasHour = ofTask || fields.some(({ name, value }) => name === 'time' || (name === 'partyTime' && value));
  if (!found || !hasHour || !isIdle(words.slice(0, found.index), about)) return words;
  const half12 = ofTask && /^(?:[1-9]|1[0-2])$/.test(found[1] ?? '') ? ` ${ofTask.toLowerCase()}` : '';
  const hours = found[2] ? `from ${found[1]} to ${found[2]}` : `at ${found[1]}${half12}`;
  return `${words.slice(0, found.index)} ${hours}`.trim();
}

/** A task keeps its hour in its words, and is of today where it had no day. */
export function hourOfTask(fields: readonly SetField[], clause: Clause, asked: Context['asked']): Values {
  const day = fields.find(({ name }) => name === 'triggerDate');
  if (!day) return {};
  // 'tomorrow morning'
  const part = clause.when.time ? '' : aboutWhen(clause);
  if (!clause.when.time) return part && (clause.when.date ?? day.value) ? { description: part } : {};
  const when = day.value ? clause.when : withToday(clause, asked);
  const isReminded = fields.some(({ name, value }) => name === 'remindAt' && value);
  return {
    ...(when.date && { triggerDate: when.date }),
    description: aboutWhen({ ...clause, when }),
    ...(isReminded && when.time && { remindAt: when.time }),
  };
}
