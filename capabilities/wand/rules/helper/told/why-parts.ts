import { beginsRequest, isAboutIt, isCommand } from '../message/requests.ts';
import type { Clause, Reading } from '../reader.ts';

/** Parts of a message that only say why another of them is asked for. */

/** What a part came to. */
export type Found = readonly Reading[] | undefined;

/** What a statement comes to, unless it says why. */
const stated = /^(?:add_task|add_appointment|plan_meal)$/;

/** What stands before 'so' says why. */
export function isBeforeSo(clauses: readonly Clause[], index: number, message: string): boolean {
  const begin = clauses[index + 1]?.text.split(' ').slice(0, 2).join(' ').toLowerCase();
  return begin !== undefined && message.toLowerCase().includes(` so ${begin}`);
}

/** 'we eat at Mom's on Friday so clear the dinner' */
export function isWhy(clauses: readonly Clause[], found: readonly Found[], index: number, message: string): boolean {
  const [own, next] = clauses.slice(index, index + 2);
  if (!own || !next || isCommand(own.text) || !beginsRequest(next.text, '', true) || isAboutIt(next.text)) return false;
  return (
    isBeforeSo(clauses, index, message) &&
    found[index + 1]?.every(({ kind }) => kind === 'propose') === true &&
    (found[index] ?? []).every((one) => one.kind === 'propose' && stated.test(one.tool) && !one.values.time)
  );
}

/** 'Is anybody allergic to anything? filling out a form' */
const doing =
  /^(?:just |(?:i'?m|we'?re|i am|we are) (?:just )?)?(?!adding|moving|changing|cancell?ing|booking|buying|getting)\p{L}{2,20}ing \p{L}/iu;
const isDoing = ({ text, when }: Clause) => doing.test(text) && !when.date && !when.time;

const onlyTold = (one: Reading) => one.kind === 'propose' && one.tool === 'add_task' && !one.values.triggerDate;

/** 'What day do we leave? I have to tell the neighbor' */
export function isWhyAsked(clause: Clause, found: readonly Found[], index: number): boolean {
  const isAnswered = found.slice(0, index).some((one) => one?.every(({ kind }) => kind === 'answer'));
  if (!isAnswered || isCommand(clause.text)) return false;
  return found[index]?.every(onlyTold) ?? isDoing(clause);
}
