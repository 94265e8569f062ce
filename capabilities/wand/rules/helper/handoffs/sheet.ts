import type { Values } from '../../tools/tool.ts';
import type { Reader, When } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';

const sheet = /^(?:make|create|write|print|prepare|i need|we need)(?: me| us)? (?:a |an |the )?(.*)/i;
/** 'sitter sheet', 'sheet for the babysitter'. */
const forSitter = /^(?:sheet for (?:the|our|a|my) )?(?:baby[ -]?)?(?:sitter|nanny)(?:'s)?(?: sheet)?( .*|)$/i;

/** 'make a sheet for the sitter tonight': about all children, or those who are named. */
export const sheetReader: Reader = async ({ text }, { asked, household }) => {
  const [, wanted = ''] = sheet.exec(withoutPoliteness(text)) ?? [];
  const [, rest] = wanted.includes('sheet') ? (forSitter.exec(wanted) ?? []) : [];
  if (rest === undefined) return undefined;
  const { when, untimed } = whenIn(rest.trim(), asked);
  const { people, without } = peopleIn(untimed, household, asked.today);
  const isOther = meaningOf(without).length > 0 || people.some(({ memberType }) => memberType !== 'child');
  if (isOther || when.repeats) return undefined;
  const children = people.map(({ id }) => id);
  const values = { ...(children.length > 0 && { childIds: children }), ...daysOf(rest, when) };
  return [{ kind: 'propose', tool: 'make_sitter_sheet', values, quote: text }];
};

/** Without a day it is for tonight. */
function daysOf(said: string, { date, endDate }: When): Values {
  if (!date || /\btonight\b/i.test(said)) return {};
  if (endDate) return { fromDay: date, untilDay: endDate };
  return { fromDay: date, ...(/\b(?:night|evening)\b/i.test(said) && { isEveningOnly: true }) };
}
