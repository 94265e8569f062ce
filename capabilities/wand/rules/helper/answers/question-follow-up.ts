import { inPlace, likeness } from '../likeness/likeness.ts';
import { isNamed, piecesOf } from '../likeness/pieces.ts';
import { clauseOf } from '../message/clause.ts';
import { clausesOf } from '../message/clauses.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Clause, Context } from '../reader.ts';
import { titlesOf } from '../records/titles.ts';
import { isTelling } from '../told/remark.ts';
import { mealTypeIn } from './meals.ts';
import { type Question, questionOf } from './question.ts';
import { asAsked, isQuestion } from './question-shape.ts';
import { plainWords } from './question-words.ts';

/** 'And tomorrow?', 'what about Leo': the question before it, asked again of another day, person or thing. */

const leads = /^((and|ok|or|so|then|what about|how about|whats about|and what about|and how about) )/;
const leadIn = /^(?:and |ok |or |so |then )?(?:what about |how about )?/;
const mealWord = /\b(breakfast|lunch|dinner|supper|snack)\b/;
/** 'who has the next birthday?' - 'and whose is after that?' */
const afterThat =
  /^(?:whose|who|whos|the one|which|whats|what)?(?: one| birthday)?(?: is| comes)?(?: the)?(?: next)? ?after(?: that| them| her| him| hers| his)?(?: one)?$/;
const nextBirthday =
  /\b(?:next|first|soonest)\b.{0,20}\b(?:birthday|bday)\b|\b(?:birthday|bday)\b.{0,20}\b(?:next|first|soonest)\b/;
const nextBilled =
  /\bnext\b.{0,30}\b(?:bill\w{0,4}|renew\w{0,4}|charged?|due|payment)\b|\b(?:bill\w{0,4}|renew\w{0,4}|charged?|due|payment)\b.{0,20}\bnext\b/;
/** 'what do we pay for subscriptions' - 'and per year?' */
const howOften = /\b(?:(?:per|an?|each|every|by the|in a) (?:month|year)|monthly|yearly|annually)\b/;
const longest = 6;

/** 'and lovevery', 'what about Leo's' */
export const asksOn = (text: string) => leads.test(plainWords(text).join(' ')) || text.trimEnd().endsWith('?');
/** 'and we need milk', 'and Leo is a 27 now' ask for nothing. */
const isTold = ({ text, lower }: Clause) => {
  const said = lower.replace(leadIn, '');
  return !text.trimEnd().endsWith('?') && (beginsRequest(said, '', true) || isTelling(said));
};

const plainOf = ({ lower }: Clause) => asAsked(plainWords(lower).join(' '));
const isWhole = (clause: Clause) => isQuestion(plainOf(clause), false) && !leads.test(plainOf(clause));

/** The last whole question of the conversation, if nothing but such additions came after it; of these the last day that was named. */
function questionBefore(context: Context): { whole: Clause; since: Question['span'] } | undefined {
  const { asked, household } = context;
  let since: Question['span'];
  for (const { message, proposals } of asked.past.toReversed()) {
    const clauses = clausesOf(message, household, asked);
    const whole = clauses.findLast(isWhole);
    if (whole) return { whole, since };
    if (proposals.length > 0 || plainWords(message).length > longest) return undefined;
    since ??= clauses.map((clause) => questionOf(clause, context).span).find((span) => span);
  }
  return undefined;
}

/** What it may ask, the likeliest first; nothing where it is no addition, or there is nothing that it could be one to. */
export async function followedUp(said: Clause, context: Context): Promise<Question[]> {
  const clause = byName(said, context);
  const plain = plainOf(clause);
  const rest = plain.replace(leads, '');
  const isAfter = afterThat.test(rest);
  const isOwn = isWhole({ ...clause, lower: rest }) || isTold(clause);
  if (plainWords(plain).length > longest || (isOwn && !isAfter)) return [];
  const added = questionOf({ ...clause, lower: rest }, context);
  // Who is not in the household herself asks for everybody.
  if (/^(?:me|myself)$/.test(rest) && added.people.length === 0) {
    const asking = questionBefore(context);
    const base = asking && questionOf(asking.whole, context);
    return base && base.people.length > 0 && base.words.length === 0 ? [{ ...base, people: [], others: [] }] : [];
  }
  const words = added.words.filter((word) => !mealWord.test(word));
  const isDayOrPerson =
    words.length === 0 && (added.people.length > 0 || added.span !== undefined || mealTypeIn(rest) !== undefined);
  if (!isDayOrPerson && !isAfter && !(asksOn(clause.text) && words.length > 0)) return [];
  const asking = questionBefore(context);
  if (!asking) return [];
  const { whole: before, since } = asking;
  const base = questionOf(before, context);
  if (isAfter)
    return nextBirthday.test(base.plain) || nextBilled.test(base.plain)
      ? [{ ...base, plain: `${base.plain} after that` }]
      : [];
  const often = rest.match(howOften)?.[0];
  if (often && words.every((word) => often.includes(word)))
    return [{ ...base, plain: `${base.plain.replace(howOften, '').trim()} ${often}` }];
  const again = await askedAgain(before, clause, context);
  const isSince = since !== undefined && added.span === undefined;
  return [
    ...again.map((question) => (isSince ? { ...question, span: since } : question)),
    {
      ...base,
      plain: mealTypeIn(rest) ? base.plain.replace(mealWord, mealTypeIn(rest) ?? '') : base.plain,
      words: words.length > 0 ? words : base.words,
      people: added.people.length > 0 ? added.people : words.length > 0 ? [] : base.people,
      others: added.people.length > 0 ? added.others : words.length > 0 ? [] : base.others,
      span: added.span ?? since ?? base.span,
      time: added.time ?? base.time,
    },
  ];
}

const herself = /\b(?:me|myself|mine)\b/i;

/** 'and me?' in her own name. */
function byName(clause: Clause, { household, asked }: Context): Clause {
  const self = household.find(({ relationship }) => relationship === 'self')?.name;
  const isShort = plainWords(clause.lower).length <= 3;
  return self && isShort && herself.test(clause.text)
    ? clauseOf(
        clause.text.replace(herself, (me) => (/mine/i.test(me) ? `${self}'s` : self)),
        household,
        asked,
      )
    : clause;
}

/** The question before in its own words, with those of the addition in place of the like. */
async function askedAgain(before: Clause, { lower }: Clause, context: Context): Promise<Question[]> {
  const { household, asked } = context;
  const names = [...(await titlesOf(context)).values()].map(({ title }) => title);
  const known = { household, clock: asked, names };
  const fragment = lower.replace(leadIn, '');
  const [own, ...more] = piecesOf(fragment, known).filter(isNamed);
  const old = piecesOf(before.lower, known).filter(isNamed);
  // Somebody in the place of somebody, however they are known; a thing without whose the other one was.
  const place = old.find(({ kind }) => kind === own?.kind) ?? (old.length === 1 ? old[0] : undefined);
  const swapped =
    own && place && more.length === 0
      ? old.toReversed().reduce((text, piece) => {
          const instead = piece === place ? inPlace(piece, own.text) : own.kind === 'name' ? '' : piece.text;
          return `${text.slice(0, piece.from)}${instead}${text.slice(piece.to)}`;
        }, before.lower)
      : undefined;
  return [likeness(before.lower, fragment, known), swapped]
    .filter((text) => text !== undefined)
    .map((text) => questionOf(clauseOf(text, household, asked), context));
}
