import { type Birthday, birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { shortDate } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import { choosing } from '../question-back.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { onlyChanged } from '../records/change.ts';
import { findRecords } from '../records/find-record.ts';
import { tokensOf } from '../when/tokens.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { namesMonth } from './days.ts';

export interface KeptBirthday {
  record: Birthday;
  /** The words that may stand for her. */
  names: ReadonlySet<string>;
}

/** Whose birthday is kept, of those who are named anywhere in a text; undefined where it could be several. */
export function keptIn(text: string, birthdays: readonly Birthday[]): KeptBirthday | undefined {
  const said = new Set(tokensOf(text).map(({ word }) => word.replace(/'s?$/, '')));
  const named = birthdays
    .map((record) => ({ record, words: record.name.toLowerCase().split(' ') }))
    .map((one) => ({ ...one, hits: one.words.filter((word) => said.has(word) || said.has(`${word}s`)).length }))
    .filter(({ hits }) => hits > 0);
  const most = Math.max(...named.map(({ hits }) => hits));
  const [only, ...others] = named.filter(({ hits }) => hits === most);
  if (!only || others.length > 0) return undefined;
  return { record: only.record, names: new Set(only.words.flatMap((word) => [word, `${word}s`])) };
}

/** Whom a name may mean: 'Barbara' is Grandma Barbara, and so is 'Aunt Joan' the Joan who is kept. */
export function keptAs(name: string, birthdays: readonly Birthday[]): Birthday[] {
  const named = birthdays.map((record) => ({ title: record.name, beside: 'birthday', record }));
  const own = kinTitle.test(name) ? name.replace(kinTitle, '').toLowerCase() : undefined;
  const found = findRecords(named, name).map(({ record }) => record);
  return found.length > 0 ? found : birthdays.filter((one) => one.name.toLowerCase() === own);
}
const kinTitle =
  /^(?:great )?(?:grandma|grandpa|granny|gran|nana?|grandad|aunt|auntie|aunty|uncle|cousin|mr|mrs|ms|miss|dr) /i;

/** What was kept until now was wrong. */
const corrects = /\b(?:actually|wrong|not|mistake|correct|correction|sorry|oops|instead|change|update|really)\b/i;

/** The whole name is the one that is there; a part of it ('Tom') may be somebody else, unless the day is corrected or the same. */
export function changeOrNew(record: Birthday, values: Values, said: string, today: string, quote: string): Reading {
  // 'the 23rd, not the 22nd' is of the month that is kept.
  const date = namesMonth(quote) || said < today ? said : `${record.date.slice(0, 8)}${said.slice(8)}`;
  const isYearKnown = record.date < today && date >= today;
  const changed = onlyChanged(record, { date: isYearKnown ? `${record.date.slice(0, 4)}${date.slice(4)}` : date });
  if (Object.keys(changed).length === 0)
    return { kind: 'answer', text: `${record.name}'s birthday is there already: ${shortDate(record.date)}.` };
  const change = { tool: 'change_birthday', values: { id: record.id, ...changed } };
  const isSame = record.name.toLowerCase() === String(values.name).toLowerCase() || corrects.test(quote);
  if (isSame || record.date.slice(5) === date.slice(5)) return { kind: 'propose', ...change, quote };
  const choices = [
    { label: record.name, ...change },
    { label: 'somebody else', tool: 'add_birthday', values },
  ];
  return {
    kind: 'ask',
    question: `Is that ${record.name}, or somebody else?`,
    waiting: { kind: 'choice', choices, quote },
  };
}

/** 'delete Hassan': of whom nothing but the birthday is kept, so it is asked whether that is meant. */
export async function goneByName({ text, people }: Clause, { asked }: Context): Promise<Reading[] | undefined> {
  const [, name] = /^(?:delete|remove) (\p{L}[\p{L} '-]{1,30})$/iu.exec(withoutPoliteness(text)) ?? [];
  if (!name || people.length > 0) return undefined;
  const record = (await asked.look(birthdaysApi.list)).find((one) => one.name.toLowerCase() === name.toLowerCase());
  const remove = { label: `yes, ${name}`, tool: 'remove_birthday', values: { id: record?.id ?? null } };
  return record && choosing(`Should I remove ${record.name}'s birthday?`, [remove], text);
}
