import { mealTypeIn } from './answer-meals.ts';
import { clausesOf } from './clauses.ts';
import { type Question, questionOf } from './question.ts';
import { asAsked, isQuestion } from './question-shape.ts';
import { plainWords } from './question-words.ts';
import type { Clause, Context } from './reader.ts';

/** 'And tomorrow?', 'what about Leo': the question before it, asked again of another day, person or thing. */

const leads = /^((and|ok|or|so|then|what about|how about|whats about|and what about|and how about) )/;
const mealWord = /\b(breakfast|lunch|dinner|supper|snack)\b/;
/** 'who has the next birthday?' - 'and whose is after that?' */
const afterThat =
  /^(?:whose|who|whos|the one|which|whats|what)?(?: one| birthday)?(?: is| comes)?(?: the)?(?: next)? ?after(?: that| them| her| him| hers| his)?(?: one)?$/;
const nextBirthday = /\bnext\b.{0,20}\b(?:birthday|bday)\b|\b(?:birthday|bday)\b.{0,20}\bnext\b/;
const longest = 6;

const plainOf = ({ lower }: Clause) => asAsked(plainWords(lower).join(' '));
const isWhole = (clause: Clause) => isQuestion(plainOf(clause), false) && !leads.test(plainOf(clause));

/** The last whole question of the conversation, if nothing but such additions came after it. */
function questionBefore({ asked, household }: Context): Clause | undefined {
  for (const { message, proposals } of asked.past.toReversed()) {
    const clauses = clausesOf(message, household, asked);
    const whole = clauses.findLast(isWhole);
    if (whole) return whole;
    if (proposals.length > 0 || plainWords(message).length > longest) return undefined;
  }
  return undefined;
}

/** Undefined where it is no addition, or there is nothing that it could be one to. */
export function followedUp(clause: Clause, context: Context): Question | undefined {
  const plain = plainOf(clause);
  const rest = plain.replace(leads, '');
  const asksOn = leads.test(plain) || clause.text.trimEnd().endsWith('?');
  const isAfter = afterThat.test(rest);
  if (plainWords(plain).length > longest || (isWhole(clause) && !leads.test(plain) && !isAfter)) return undefined;
  const added = questionOf({ ...clause, lower: rest }, context);
  const words = added.words.filter((word) => !mealWord.test(word));
  const isDayOrPerson =
    words.length === 0 && (added.people.length > 0 || added.span !== undefined || mealTypeIn(rest) !== undefined);
  if (!isDayOrPerson && !isAfter && !(asksOn && words.length > 0)) return undefined;
  const before = questionBefore(context);
  if (!before) return undefined;
  const base = questionOf(before, context);
  if (isAfter) return nextBirthday.test(base.plain) ? { ...base, plain: `${base.plain} after that` } : undefined;
  return {
    ...base,
    plain: mealTypeIn(rest) ? base.plain.replace(mealWord, mealTypeIn(rest) ?? '') : base.plain,
    words: words.length > 0 ? words : base.words,
    people: added.people.length > 0 ? added.people : words.length > 0 ? [] : base.people,
    others: added.people.length > 0 ? added.others : words.length > 0 ? [] : base.others,
    span: added.span ?? base.span,
    time: added.time ?? base.time,
  };
}
