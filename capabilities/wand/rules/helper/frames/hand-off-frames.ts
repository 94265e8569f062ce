import type { Appointment } from '#capabilities/appointments/contract.ts';
import { occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import type { Handoff } from '#capabilities/handoffs/contract.ts';
import type { Values } from '../../tools/tool.ts';
import type { Thing } from '../family.ts';
import type { Mention, Span } from '../find/found.ts';
import { clausesOf } from './clauses.ts';
import {
  asValues,
  type Draft,
  has,
  isAdult,
  matchOf,
  says,
  take,
  takeMeanings,
  takePeople,
  takeThings,
  takeWhen,
  takeWords,
} from './draft.ts';
import { card, type Filled, type Frame, missing } from './frame.ts';
import { takeName } from './person-name.ts';
import { oneOf } from './records.ts';
import { typeOf } from './reminder-frames.ts';

const kinds = ['appointment', 'event', 'birthday', 'task', 'trip', 'subscription'] as const;

/** The adult who is asked: named first, and not herself. */
const takerIn = ({ found }: Draft): Mention | undefined =>
  found.mentions.find(({ who }) => who.length === 1 && who.every((one) => isAdult(one) && one.relationship !== 'self'));

/** 'my sister', where she is one of the household. */
function relativeIn({ found, family }: Draft): Mention | undefined {
  const said = found.meanings.find(
    ({ meaning, first }) => meaning.startsWith('adult.') && found.words[first - 1]?.word === 'my',
  );
  const who = family.household.filter((one) => isAdult(one) && said?.meaning === `adult.${one.relationship}`);
  return said && who.length === 1 ? { first: said.first, next: said.next, who } : undefined;
}

/** Until when there is to be an answer, apart from when the thing itself is. */
function takeAnswerBy(draft: Draft) {
  const lead = draft.found.meanings.find(({ meaning }) => meaning === 'answerBy') ?? byOf(draft);
  if (!lead) return {};
  const { date, time } = takeWhen(
    draft,
    [{ first: 0, next: lead.first }].filter(({ next }) => next > 0),
  );
  take(draft, { first: lead.first, next: draft.found.words.length });
  return { answerByDate: date, answerByTime: time };
}

/** 'he needs to tell me by Tuesday', and not a deadline of her own. */
function byOf({ found }: Draft): Span | undefined {
  const at = found.words.findIndex(
    ({ word }, index) => word === 'by' && found.when.some(({ first, next }) => first <= index + 1 && index < next),
  );
  return at > 0 && /\b(?:know|tell|answer|reply)\b/i.test(found.text) ? { first: at, next: at + 1 } : undefined;
}

const quoted = /["“']([^"”“]{4,300})["”'](?=$|[\s.,!])/;

/** Her own words to go with it: in quotes, or behind 'tell her'. */
function takeWord(draft: Draft): string | undefined {
  const { text, words, meanings } = draft.found;
  const lead = meanings.find(({ meaning }) => meaning === 'tellThem');
  const [, said] = lead ? (quoted.exec(text.slice(words[lead.first]?.from)) ?? []) : [];
  if (!lead) return undefined;
  const behind = text
    .slice(words[lead.next]?.from)
    .replace(/^(?:that )/i, '')
    .trim();
  take(draft, { first: lead.first, next: words.length });
  return said ?? (behind === '' ? undefined : behind);
}

/** Only that person's record counts who is not asked: 'Callum takes Kehinde'. */
const withoutTaker = (draft: Draft, taker: Mention | undefined): Draft => ({
  ...draft,
  found: { ...draft.found, mentions: draft.found.mentions.filter((one) => one !== taker) },
});

const isCooking = (draft: Draft) => has(draft, /\b(?:cooks?|cooking|dinner)\b/i);

const handOver: Frame = {
  tool: 'hand_over',
  fill(draft) {
    const word = takeWord(draft);
    const answerBy = takeAnswerBy(draft);
    const taker = takerIn(draft) ?? relativeIn(draft);
    if (taker) take(draft, taker);
    const showsAllergies = has(draft, /\ballerg/i)
      ? !has(draft, /\b(?:no|not|without|hide) (?:the )?allerg/i)
      : undefined;
    const rest = withoutTaker(draft, taker);
    const isList = says(draft, 'groceries') && !has(draft, /\border\b/i);
    takeMeanings(draft, 'hand', 'does', 'reply', 'chatter');
    const things = isList ? [] : takeThings(rest, { kinds, byDay: true, isPossible: ({ isPast }) => !isPast });
    const { date } = takeWhen(draft);
    takePeople(draft);
    takeMeanings(draft, 'linkWords', 'groceries', 'handing');
    takeWords(draft, 'me take');
    const guestName = taker ? undefined : takeName(draft);
    if (!taker && !guestName) return undefined;
    const more = asValues({
      ...(taker ? { takerId: taker.who[0]?.id } : { guestName }),
      word,
      ...answerBy,
      showsAllergies,
    });
    if (isList && draft.family.list) return card({ type: 'groceries', recordId: draft.family.list.id, ...more });
    if (things.length === 0 && isCooking(draft)) {
      takeMeanings(draft, 'plan', 'meal');
      return card({ type: 'cooking', day: date ?? draft.family.clock.today, ...more });
    }
    return oneOf(things, (thing) =>
      asValues({ type: typeOf(thing, draft), recordId: thing.id, day: occurrenceOn(thing, date), ...more }),
    );
  },
};

const occurrenceOn = (thing: Thing, date: string | undefined) =>
  thing.isSeries && date ? occurrencesOf(thing.record as Appointment, date, date)[0]?.day : undefined;

type Action = Handoff['may'][number];

const asThing = (handoff: Handoff): Thing => ({
  kind: 'event',
  id: handoff.id,
  title: handoff.title,
  people: handoff.children.map(({ name }) => name),
  beside: '',
  record: handoff,
});

/** The hand-offs that are meant, of those with which she can do this: by title, by whose it is, by who asked. */
function handoffsMeant(draft: Draft, action: Action): Handoff[] {
  const { found, family } = draft;
  const possible = family.handoffs.filter(({ may }) => may.includes(action));
  const names = found.mentions.flatMap(({ who }) => who.map(({ name }) => name));
  const fitOf = (one: Handoff) => {
    const { value } = matchOf(draft, asThing(one));
    const child = one.children.some(({ name }) => names.includes(name)) ? 0.6 : 0;
    const other = names.includes(one.giverName) || names.includes(one.takerName) ? 0.4 : 0;
    const day = found.when.some((said) => said.kind === 'day' && said.date === (one.day ?? one.date)) ? 0.5 : 0;
    return value + child + other + day;
  };
  const best = Math.max(0, ...possible.map(fitOf));
  const meant = best >= 1 ? possible.filter((one) => fitOf(one) === best) : possible.length === 1 ? possible : [];
  for (const one of meant) for (const at of matchOf(draft, asThing(one)).words) draft.used.add(at);
  return meant;
}

/** A step of a hand-off: which one, and the words that say what is answered. */
const stepFrame = (
  tool: string,
  action: Action,
  question: string,
  values: (draft: Draft) => Values | undefined,
): Frame => ({
  tool,
  fill(draft): Filled | undefined {
    const more = values(draft);
    if (!more) return undefined;
    const [handoff, ...others] = handoffsMeant(draft, action);
    takePeople(draft);
    takeMeanings(draft, 'handing', 'returned', 'takeBack', 'reply', 'chatter', 'hand', 'does');
    if (!handoff) return missing('id', question, more);
    if (others.length === 0) return card({ id: handoff.id, ...more });
    const labelOf = ({ title, takerName, giverName, role }: Handoff) =>
      `${title} (${role === 'giver' ? takerName : giverName})`;
    return {
      cards: [],
      choices: [handoff, ...others].map((one) => ({ label: labelOf(one), values: { id: one.id, ...more } })),
    };
  },
});

const firstSaid = ({ found }: Draft, table: string, order: readonly string[]) =>
  order.find((value) => found.meanings.some(({ meaning }) => meaning === `${table}.${value}`));

/** 'how about 11:30 instead' names another time. */
function answerValues(draft: Draft): Values | undefined {
  const isOther = draft.found.meanings.some(({ meaning }) => meaning === 'answer.how about');
  const { date, time } = isOther ? takeWhen(draft) : {};
  const answer = isOther && (date || time) ? 'how about' : firstSaid(draft, 'answer', ['no', 'yes']);
  const thanks = clausesOf(draft).find(({ first, next }) =>
    draft.found.words.slice(first, next).some(({ word }) => /^thank/.test(word)),
  );
  const word = thanks
    ? draft.found.text
        .slice(draft.found.words[thanks.first]?.from, draft.found.words[thanks.next - 1]?.to)
        .replace(/^but /i, '')
    : undefined;
  takeMeanings(draft, 'answer.yes', 'answer.no', 'answer.how about');
  return answer
    ? asValues({
        answer,
        date: answer === 'how about' ? date : undefined,
        time: answer === 'how about' ? time : undefined,
        word,
      })
    : undefined;
}

function decisionValues(draft: Draft): Values | undefined {
  const decision = firstSaid(draft, 'decision', ['rather not', 'agree']);
  takeMeanings(draft, 'decision.agree', 'decision.rather not');
  takeWhen(draft);
  return decision ? { decision } : undefined;
}

function closeValues(draft: Draft): Values | undefined {
  const decision = firstSaid(draft, 'close', ['let it go', 'myself']) ?? 'myself';
  takeMeanings(draft, 'close.let it go', 'close.myself');
  return { decision };
}

export const handOffFrames: readonly Frame[] = [
  handOver,
  stepFrame('answer_hand_off', 'yes', 'Which of the things that you were asked is it?', answerValues),
  stepFrame('take_back', 'take back', 'What should I take back?', () => ({})),
  stepFrame('decide_proposal', 'agree', 'Which suggestion do you mean?', decisionValues),
  stepFrame('decide_returned', 'myself', 'Which of the things that came back is it?', closeValues),
];
