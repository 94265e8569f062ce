import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../../tools/tool.ts';
import { plainWords } from '../answers/question-words.ts';
import { leftOver, wordSet } from '../guards/left-over.ts';
import { type Birth, birthdateOf, birthQuestion, birthTold } from '../household/birth.ts';
import { relationOf, roleNoted } from '../household/words.ts';
import type { Clause, Context, Reading, Waiting } from '../reader.ts';
import { whenIn } from '../when/when.ts';

/** Answers about somebody who is new in the family, or whose birthday was told without its year. */

type Missing = Extract<Waiting, { kind: 'missing' }>;

const bornWords = wordSet(
  'born birthday birthdate birth date day year years old yo yrs month months week weeks days age turned turns turning',
);

/** What is said in one turn and what in the next come to a date together: 'he is 7', and then 'March 3'. */
export function bornAs(waiting: Missing, said: Clause, { asked, household }: Context): Reading[] | undefined {
  const { tool, values, quote } = waiting;
  const before = birthTold(quote, asked);
  // "'92", where only the year is open.
  const [, short] = (before.day && /^(?:in )?'?(\d\d)$/.exec(said.lower)) || [];
  const answer = short ? fullYear(short, asked.today) : said.text;
  const rest = whenIn(answer, asked).untimed.replaceAll(/\d+|'ll\b/g, ' ');
  const birth = { ...before, ...birthTold(answer, asked) };
  const member = household.find(({ id }) => id === values.id) ?? { name: String(values.name) };
  if (notKnown.test(said.lower)) return unborn(waiting, member, before);
  const isTold = JSON.stringify(birth) !== JSON.stringify(before);
  // 'ben was born on May 4': the one who was asked about, and nobody else.
  const isNamed = `${rest.trimStart()} `.toLowerCase().startsWith(`${member.name.toLowerCase()} `);
  const unnamed = isNamed ? rest.trimStart().slice(member.name.length) : rest;
  if (!isTold || leftOver(unnamed, bornWords).length > 0) return undefined;
  const told = `${quote}, ${answer}`;
  const birthdate = birthdateOf(birth, asked.today);
  if (birthdate) return [{ kind: 'propose', tool, values: { ...values, birthdate }, quote: told }];
  return [{ kind: 'ask', question: birthQuestion(member, birth), waiting: { ...waiting, quote: told } }];
}

const notKnown =
  /^(?:i |we )?(?:don't know|dont know|do not know|not sure|no idea|no clue|can't remember|don't remember|unsure|i'm not sure|im not sure|i have no idea)(?: (?:the year|which year|that|when|exactly|yet|sorry|right now)){0,2}$/;

/** Without its year a day is kept among the birthdays; a child cannot be without a birthdate. */
function unborn(
  { tool, values, quote }: Missing,
  { name, memberType }: Partial<HouseholdMember>,
  { day }: Birth,
): Reading[] {
  const kind = memberType ?? values.memberType;
  const added: Reading[] = tool === 'add_member' ? [{ kind: 'propose', tool, values, quote }] : [];
  if (tool === 'add_member' && kind === 'child')
    return [{ kind: 'answer', text: `A child is kept with the birthdate, so tell me about ${name} when you know it.` }];
  if (!day)
    return added.length > 0 ? added : [{ kind: 'answer', text: 'Then I leave it open; you can tell me later.' }];
  const birthday = { name: name ?? null, relationship: 'family', date: day };
  return [...added, { kind: 'propose', tool: 'add_birthday', values: birthday, quote }];
}

const fullYear = (short: string, today: string) => {
  const year = Number(today.slice(0, 2) + short);
  return String(year > Number(today.slice(0, 4)) ? year - 100 : year);
};

/** 'my husband', 'he's my son': which kind of member it is, and who to her. */
export function kinSaid({ tool, field }: Missing, { lower }: Clause): Values | undefined {
  const relation = tool === 'add_member' && /^(?:memberType|relationship)$/.test(field) ? relationOf(lower) : undefined;
  if (!relation || leftOver(lower, new Set([...relation.word.split(/[ -]/), ...plainWords(relation.word)])).length > 0)
    return undefined;
  const { memberType, relationship } = relation;
  return { memberType: memberType ?? null, ...(relationship && { relationship }), ...roleNoted(relation) };
}
