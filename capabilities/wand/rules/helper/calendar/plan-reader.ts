import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../../tools/tool.ts';
import { isDish } from '../meals/words.ts';
import type { Clause, Context, Reader } from '../reader.ts';
import { tokensOf } from '../when/tokens.ts';
import { peopleIn } from '../words/names.ts';
import { asTitle } from '../words/words.ts';
import { appointmentTypeOf } from './appointment-words.ts';
import { notesUntil } from './lasting.ts';
import { named, respelled } from './plan-people.ts';
import {
  beginning,
  behindCaring,
  caring,
  dayOf,
  duty,
  isSomebody,
  kinIn,
  ownCaring,
  staying,
  stayingIn,
  unusual,
  visiting,
} from './plan-words.ts';
import { served } from './served.ts';

/** A day as it is told of, in a sentence that is its own title: 'David picks up Mia on Friday at 5', 'my mom visits Dec 1-10'. */
export const planReader: Reader = async (clause, context) => {
  const { when, lower, text } = clause;
  const isNew = when.date !== undefined && when.date >= context.asked.today && !otherwise.test(lower);
  const plan = isNew ? planIn(clause, context) : undefined;
  if (!plan) return undefined;
  const { title, people } = plan;
  const [only, ...others] = people;
  const notes = notesUntil(undefined, when);
  const shared: Values = { title, date: when.date ?? null, time: when.time ?? null, ...(notes && { notes }) };
  // Several have one event together, and so have guests; but without an hour there is none.
  const isOfAll = (others.length > 0 || (!only && plan.isOfGuests)) && when.time && !when.repeats;
  const values: Values = isOfAll
    ? { ...shared, ...(only && { affectedChildren: people.map(({ name }) => name) }) }
    : {
        ...shared,
        type: appointmentTypeOf(title, people) ?? 'Other',
        ...(only && others.length === 0 && { childId: only.id }),
        ...(when.repeats && { recurringFrequency: when.repeats, recurringUntil: when.until ?? when.endDate ?? null }),
      };
  return [
    { kind: 'propose', tool: isOfAll ? 'add_event' : 'add_appointment', values, quote: text, isSaidOutright: true },
  ];
};

/** What is asked, what was, and what becomes of something that is there. */
const otherwise =
  /^(?:what|when|where|who|whose|why|how|which|is|are|do|does|did|can|could|should|will)\b|\b(?:not|never|no longer|instead|now|moved|cancel|cancelled|canceled|maybe|might|if|or|wants?|yesterday|last|remind|anymore)\b|n't\b/;

interface Plan {
  title: string;
  /** Those of the household whom it is about. */
  people: HouseholdMember[];
  isOfGuests?: boolean;
}

function planIn(clause: Clause, context: Context): Plan | undefined {
  const said = respelled(clause.untimed, clause.people).replace(/ (?:is|are)$/i, '');
  return (
    cared(said, context) ??
    (clause.when.time ? served(said, context) : undefined) ??
    (isWholeMessage(clause, context) || clause.when.repeats ? told(said, context) : undefined)
  );
}

/** Beside something else, who comes and who is away mostly says why, unless it is so every week. */
const isWholeMessage = ({ text }: Clause, { asked, ownWords = asked.message }: Context) =>
  ownWords.trim().split(/\s+/).length <= text.split(' ').length + 1;

const being = /(?:'s|'re|'m| is| are| am| will| has to| have to| needs to)$/i;

/** 'David is picking up Mia from soccer', 'pick up the kids' */
function cared(said: string, context: Context): Plan | undefined {
  for (const { who, does: doing } of divisions(said)) {
    const does = doing.replace(/(?<=^(?:pick up|drop off) )for /i, '');
    const [verb = ''] = caring.exec(does) ?? [];
    const whom = verb && (named(does, context, tokensOf(verb).length) ?? kinIn(does.slice(verb.length)));
    if (!whom || !behindCaring.every(([doing, behind]) => !doing.test(does) || behind.test(whom.behind))) continue;
    const isOwn = who === '' || /^(?:i|we)$/i.test(who);
    if (isOwn ? who === '' && !ownCaring.test(does) : !isOne(who, context)) continue;
    // 'Amy has Zoe': she is with her.
    const title = /^has /i.test(does) ? titleOf(does.slice(4), `with ${who}`) : titleOf(isOwn ? '' : who, does);
    return { title, people: whom.people };
  }
  return undefined;
}

/** Guests, those who are away, and days that are unlike others. */
function told(said: string, context: Context): Plan | undefined {
  if (duty.test(said)) return { title: asTitle(said.replace(/^(?:it'?s|i'm|i am|i) /i, '')), people: [] };
  const day = said
    .replace(/^there(?:'s|s| is) /i, '')
    .replace(/(?:'s| is| are) (?=(?:closed|out|off)(?: for .{2,30})?$)/i, ' ')
    .replace(/ and goes$/i, '');
  if ([unusual, beginning, dayOf].some((one) => one.test(day))) return plain(day, context);
  for (const { who, does: doing } of divisions(said)) {
    const does = doing.replace(/^(?:has|have) (?:an? |the )?/i, '');
    const isGuest = visiting.test(does) && !/^(?:i|we)$/i.test(who);
    const isMember = (staying.test(does) || stayingIn.test(does)) && isKin(who, context);
    if (who && (isMember || (isGuest && isOne(who, context))))
      return {
        ...plain(titleOf(who, does.replace(/^stays\b/, 'staying').replace(/ with us$/i, '')), context),
        isOfGuests: isGuest,
      };
  }
  return undefined;
}

const plain = (title: string, context: Context): Plan => ({
  title: asTitle(title),
  people: peopleIn(title.replace(/^kids\b/i, 'the kids'), context.household, context.asked.today).people.filter(
    ({ relationship }) => relationship !== 'self',
  ),
});

/** Each way to part a sentence into who and what, without the small verb between them. */
function* divisions(said: string) {
  const words = said.split(' ');
  for (let at = 0; at < Math.min(words.length, 6); at++)
    yield {
      who: words.slice(0, at).join(' ').replace(being, ''),
      does: words.slice(at).join(' '),
    };
}

const isMember = (who: string, context: Context) => named(who, context)?.behind === '';
/** A name, but not 'piano', nor 'curry'. */
const isOne = (who: string, context: Context) =>
  isMember(who, context) || (isSomebody(who) && appointmentTypeOf(who, []) === undefined && !isDish(who));
const isKin = (who: string, context: Context) => /^(?:the )?kids$/i.test(who) || isOne(who, context);

const titleOf = (who: string, does: string) => asTitle(`${who.replace(/^(?:my|our) /i, '')} ${does}`);
