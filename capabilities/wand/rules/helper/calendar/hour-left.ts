import { clauseOf } from '../message/clause.ts';
import type { Clause, Context } from '../reader.ts';
import { appointmentTypeOf, isGathering } from './appointment-words.ts';

const numbered = /^(.{2,60}\p{L}) ((?:1[0-2]|[1-9])(?:[0-5]\d)?)$/u;

/** 'Leo piano 4 tomorrow', 'lunch with Neha 1230': a number behind what somebody has to be at is its hour. */
export function withHour(clause: Clause, { household, asked }: Context): Clause {
  const { bare, text, when } = clause;
  const [, thing = '', hour = ''] = numbered.exec(bare) ?? [];
  const isOpen = when.date !== undefined && when.time === undefined;
  if (!hour || !isOpen || !(appointmentTypeOf(thing, []) || isGathering(thing))) return clause;
  const behind = ` ${hour}`;
  const at = text.indexOf(behind, text.indexOf(thing.split(' ').at(-1) ?? ''));
  return { ...clauseOf(`${text.slice(0, at)} at${text.slice(at)}`, household, asked), text };
}
