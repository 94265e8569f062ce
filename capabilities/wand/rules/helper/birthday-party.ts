import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { nameAtEnd } from './birthday-words.ts';
import { findRecords } from './find-record.ts';
import type { Reader } from './reader.ts';
import { onlyChanged } from './record-change.ts';
import { cutAt } from './said.ts';
import { asTitle, withoutEnds } from './words.ts';

const having = / (?:is|are) (?:having|throwing) (?:a|his|her|their) (?:birthday |bday )?$/i;

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
  const birthdays = (await asked.look(birthdaysApi.list)).map((record) => ({ title: record.name, record }));
  const [only, ...others] = name ? findRecords(birthdays, name) : [];
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
