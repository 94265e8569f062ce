import type { Appointment } from '#capabilities/appointments/contract.ts';
import { occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import type { Thing } from '../things.ts';
import type { Mention } from '../words/names.ts';
import { asValues, type Draft, has, says, take, takeMeanings, takeWhen, takeWords } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { answerValues, decided, stepFrame } from './hand-off-steps.ts';
import { isAdult, takeName, takePeople } from './people-said.ts';
import { oneOf } from './records.ts';
import { remindedKinds, takeComing, typeOf } from './reminder-frames.ts';
import { takeWhenBehind } from './slots.ts';

/** The adult who is asked: the first one named, or the last after a change of mind, and not the user. */
function takerIn(draft: Draft): Mention | undefined {
  const isTaker = ({ who }: Mention) =>
    who.length === 1 && who.every((one) => isAdult(one) && one.relationship !== 'self');
  return draft.found.mentions.filter(isTaker).at(says(draft, 'repair') ? -1 : 0);
}

/** The deadline for an answer, not the date of the thing itself. */
function takeAnswerBy(draft: Draft) {
  const lead = draft.found.meanings.find(({ meaning }) => meaning === 'answerBy');
  if (!lead) return {};
  const { date, time } = takeWhenBehind(draft, 'answerBy');
  take(draft, { first: lead.first, next: draft.found.words.length });
  return { answerByDate: date, answerByTime: time };
}

const quotedPattern = /["“']([^"”“]{4,300})["”'](?=$|[\s.,!])/;

/** A personal message to send along: in quotes, or after 'tell her'. */
function takeWord(draft: Draft): string | undefined {
  const { text, words, meanings } = draft.found;
  const lead = meanings.find(({ meaning }) => meaning === 'tellThem');
  const [, said] = lead ? (quotedPattern.exec(text.slice(words[lead.first]?.from)) ?? []) : [];
  if (!lead) return undefined;
  const behind = text
    .slice(words[lead.next]?.from)
    .replace(/^(?:that )/i, '')
    .trim();
  take(draft, { first: lead.first, next: words.length });
  return said ?? (behind === '' ? undefined : behind);
}

/** 'ask somebody' leaves open who. */
const unknownPattern = /^(?:some|any|no)(?:body|one)$/i;

/** The person who is asked is not the one the record belongs to: 'Callum takes Kehinde'. */
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
    const taker = takerIn(draft);
    if (taker) take(draft, taker);
    const showsAllergies = has(draft, /\ballerg/i)
      ? !has(draft, /\b(?:no|not|without|hide) (?:the )?allerg/i)
      : undefined;
    const rest = withoutTaker(draft, taker);
    const isList = says(draft, 'groceries') && !has(draft, /\border\b/i);
    takeMeanings(draft, 'hand does reply chatter');
    const things = isList ? [] : takeComing(rest, [...remindedKinds, 'subscription']);
    const { date } = takeWhen(draft);
    takePeople(draft);
    takeMeanings(draft, 'linkWords groceries handing');
    takeWords(draft, 'me take');
    const guestName = taker ? undefined : takeName(draft);
    if (!taker && !guestName) return undefined;
    if (guestName && unknownPattern.test(guestName)) return missing('guestName', 'Whom should I ask?', {});
    const more = asValues({
      ...(taker ? { takerId: taker.who[0]?.id } : { guestName }),
      word,
      ...answerBy,
      showsAllergies,
    });
    if (isList && draft.family.list) return card({ type: 'groceries', recordId: draft.family.list.id, ...more });
    if (things.length === 0 && isCooking(draft)) {
      takeMeanings(draft, 'plan meal');
      return card({ type: 'cooking', day: date ?? draft.family.clock.today, ...more });
    }
    return oneOf(things, (thing) =>
      asValues({ type: typeOf(thing, draft), recordId: thing.id, day: occurrenceOn(thing, date), ...more }),
    );
  },
};

const occurrenceOn = (thing: Thing, date: string | undefined) =>
  thing.isSeries && date ? occurrencesOf(thing.record as Appointment, date, date)[0]?.day : undefined;

export const handOffFrames: readonly Frame[] = [
  handOver,
  stepFrame('answer_hand_off', 'yes', 'Which of the things that you were asked is it?', answerValues),
  stepFrame('take_back', 'take back', 'What should I take back?', () => ({})),
  stepFrame('decide_proposal', 'agree', 'Which suggestion do you mean?', decided('decision', ['rather not', 'agree'])),
  stepFrame(
    'decide_returned',
    'myself',
    'Which of the things that came back is it?',
    decided('close', ['let it go', 'myself'], 'myself'),
  ),
];
