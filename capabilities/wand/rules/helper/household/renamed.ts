import { plainWords } from '../answers/question-words.ts';
import { leftOver } from '../guards/left-over.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { asTitle } from '../words/words.ts';
import { namedIn, removalWords } from './removal.ts';

/** Who is called otherwise from now on: the old name, and the new one. */
const sayings = [
  /^(?:(?:we|i)(?:'ve| have)? )?(?:rename|renamed|change the name of|changed the name of) (.{2,40}) (?:to|into|as) (.{2,40})$/i,
  /^(?:change|update|correct|fix) (.{2,40})'s? name to (.{2,40})$/i,
  /^(.{2,40}?)(?:'s name)?(?: is|'s)(?: now| actually| really){0,2} (?:called|spell?ed|spelt|known as) (.{2,40})$/i,
  /^(.{2,40}?)'s name is (?:now|actually|really) (.{2,40})$/i,
  /^(.{2,40}?) (?:should be called|goes by|wants to be called|would like to be called|prefers to be called|likes to be called) (.{2,40})$/i,
  /^(my) name(?: is|'s)(?: actually| really| now)? (.{2,30})$/i,
  /^call (\S{2,20}) (\S{2,20}) (?:from now on|instead|now)$/i,
];
const behind = /(?: now| from now on| instead| these days|, (?:please|not .{2,30}))$/i;

/** 'rename Biscuit to Cookie', 'Biscuit is now called Cookie', 'call Mia Mimi from now on' */
export function renamed(said: string, clause: Clause, context: Context): Reading[] | undefined {
  const [, old = '', told = ''] = sayings.map((one) => one.exec(said)).find(Boolean) ?? [];
  const name = told.replace(behind, '').replace(/^['"](.{1,40})['"]$/, '$1');
  const self = context.household.find(({ relationship }) => relationship === 'self');
  const isMine = /^my(?: name)?$/i.test(old) || old.toLowerCase() === self?.name.toLowerCase();
  const [person, ...others] = isMine ? (self ? [self] : []) : namedIn(old, clause, context);
  const isPlain = /^\p{L}[\p{L}' -]*$/u.test(name) && name.split(' ').length < 4;
  const known = new Set([...plainWords(person?.name ?? ''), ...removalWords, ...(isMine ? ['my', 'name'] : [])]);
  if (!person || others.length > 0 || !isPlain || leftOver(old, known).length > 0) return undefined;
  if (person.name.toLowerCase() === name.toLowerCase()) return undefined;
  const values = { id: person.id, name: asTitle(name) };
  return [{ kind: 'propose', tool: 'change_member', values, quote: clause.text, isSaidOutright: true }];
}
