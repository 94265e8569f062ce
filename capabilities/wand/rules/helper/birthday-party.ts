import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import type { Asked } from '../tools/brain.ts';
import type { Values } from '../tools/tool.ts';
import { nameAtEnd } from './birthday-words.ts';
import { findRecords } from './find-record.ts';
import type { Reader } from './reader.ts';
import { onlyChanged } from './record-change.ts';
import { cutAt } from './said.ts';
import { whenIn } from './when.ts';
import { asTitle, withoutEnds } from './words.ts';

const having = / (?:is|are) (?:having|throwing) (?:a|his|her|their) (?:birthday |bday )?$/i;

const lead = /^(?:(?:add|put|save|note|so|the|new|that|also|its|it's|remember|update|set)\b ?)*/i;

/** 'rsvp to Emma's party by Friday' does not say when it is. */
const isOnlyName = (owner: string, name: string) =>
  withoutEnds(owner.replace(lead, '')).split(' ').length <= name.split(' ').length;

const partyWord = /[,;.]? ?(?:and |with )?(?:the |his |her |their |a )?(?:birthday )?party\b/i;
const sameDay = /(?:on )?(?:the |that )?same day,? ?|(?:on )?that day,? ?/i;

/** 'Jack turns 8 on Dec 6, party the same day at 11': what is said before the party, and of it. */
export function withParty(text: string, asked: Asked): { before: string; party: Values } {
  const found = partyWord.exec(text);
  const before = found ? text.slice(0, found.index) : text;
  const birthday = whenIn(before, asked).when.date;
  if (!found || !birthday) return { before: text, party: {} };
  const behind = text.slice(found.index + found[0].length);
  const { when, untimed } = whenIn(behind.replace(sameDay, ' '), asked);
  const place =
    cutAt(untimed, ['at'])?.after ??
    untimed
      .split(',')
      .at(-1)
      ?.replace(/^ ?(?:is|will be)\b/i, '');
  const isSame = sameDay.test(behind) || (when.time && !when.date);
  return {
    before,
    party: {
      partyDate: when.date ?? (isSame ? birthday : null),
      partyTime: when.time ?? null,
      partyLocation: (place && asTitle(place)) || null,
    },
  };
}

/** A party of somebody whose birthday is kept: 'Uncle Tom is having a party on Dec 12', 'add Emma's party on Saturday at 2'. */
export const party: Reader = async ({ text, lower, untimed, when }, { asked }) => {
  if (!when.date || /^(what|when|where|who|is|are|cancel|delete|remove|move|remind|skip|no)\b/.test(lower))
    return undefined;
  const words = untimed.replaceAll('’', "'");
  const at = words.toLowerCase().search(/\bparty\b/);
  if (at < 0) return undefined;
  const before = words.slice(0, at);
  const owner = before.replace(having, '').replace(/ (?:birthday|bday) $/i, '');
  const name = nameAtEnd(withoutEnds(owner), owner === before || / (?:birthday|bday) $/i.test(before));
  if (!name || !isOnlyName(owner, name)) return undefined;
  const birthdays = (await asked.look(birthdaysApi.list)).map((record) => ({ title: record.name, record }));
  const [only, ...others] = findRecords(birthdays, name);
  if (!only || others.length > 0) return undefined;
  const place = cutAt(words.slice(at), ['at'])?.after;
  const values = onlyChanged(only.record, {
    partyDate: when.date,
    partyTime: when.time,
    partyLocation: place && asTitle(place),
  });
  if (Object.keys(values).length === 0) return undefined;
  return [{ kind: 'propose', tool: 'change_birthday', values: { id: only.record.id, ...values }, quote: text }];
};
