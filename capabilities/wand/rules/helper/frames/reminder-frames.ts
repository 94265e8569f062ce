import { writeLead } from '#capabilities/notices/rules/lead.ts';
import { leadWords } from '#capabilities/notices/rules/lead-words.ts';
import { clockTime } from '#core/dates.ts';
import type { Thing } from '../things.ts';
import { numberOf } from '../when/tokens.ts';
import { type Draft, has, says, take, takeMeanings, takeWhen } from './draft.ts';
import type { Frame } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { takePeople } from './people-said.ts';
import { oneOf } from './records.ts';
import { daysOf, minutesOf } from './shift-said.ts';

/** The lead time of a subscription is one of its own fields. */
export const remindedKinds = ['appointment', 'event', 'birthday', 'task', 'trip'] as const;

/** Records whose date is still to come. */
export const takeComing = (draft: Draft, kinds: readonly Thing['kind'][]) =>
  takeThings(draft, { kinds, byDay: true, isPossible: ({ isPast }) => !isPast });

const typeNames: Partial<Record<Thing['kind'], string>> = { task: 'reminder' };

/** The type of a record, as reminders and hand-offs name it. */
export function typeOf(thing: Thing, draft: Draft): string {
  const hasParty = thing.kind === 'birthday' && Boolean((thing.record as { partyDate?: string | null }).partyDate);
  return hasParty && has(draft, /\bparty\b/i) ? 'party' : (typeNames[thing.kind] ?? thing.kind);
}

interface LeadInText {
  at: number;
  minutes?: number;
  days?: number;
  isEvening: boolean;
}

/** 'a', 'ten' and 'half an' before a unit; in 'an hour and a half' the half comes after it. */
function countAt({ found: { words } }: Draft, at: number): number | undefined {
  const before = words[at - 1]?.word ?? '';
  const isHalf = words[at - 2]?.word === 'half';
  const isMore = /^(?:and|a|half)+$/.test([1, 2, 3].map((by) => words[at + by]?.word ?? '').join(''));
  const count = before === 'the' ? 1 : numberOf(before);
  if (count === undefined) return undefined;
  return isHalf ? count / 2 : isMore ? count + 0.5 : count;
}

/** All leads in the text: '1 day and 1 hour before', 'a fortnight ahead'. */
function leadsIn(draft: Draft): LeadInText[] {
  const { words, meanings } = draft.found;
  const last = Math.max(-1, ...meanings.filter(({ meaning }) => meaning === 'before').map(({ first }) => first));
  return words.flatMap(({ word }, at): LeadInText[] => {
    const unit = word.replace(/s$/, '');
    const count = at < last ? countAt(draft, at) : undefined;
    const [minutes, days] = [minutesOf[unit], daysOf[unit]];
    if (count === undefined || (minutes === undefined && days === undefined)) return [];
    take(draft, { first: words[at - 2]?.word === 'half' ? at - 2 : Math.max(0, at - 1), next: at + 1 });
    const isEvening = /^(?:evening|night|nite)$/.test(unit);
    return [
      minutes
        ? { at, minutes: Math.round(minutes * count), isEvening }
        : { at, days: Math.round((days ?? 1) * count), isEvening },
    ];
  });
}

/** The same time in the afternoon, if an evening is meant. */
const inAfternoon = (time: string) =>
  Number(time.slice(0, 2)) < 12 ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time;

function wordsOf({ minutes, days = 0, isEvening }: LeadInText, time: string | undefined): string {
  if (minutes !== undefined) return leadWords(writeLead({ minutes }));
  if (!time) return leadWords(writeLead({ days, at: isEvening ? '18:00' : '09:00' }));
  const at = clockTime(isEvening ? inAfternoon(time) : time);
  return days === 1 ? `the day before at ${at}` : `${days} days before at ${at}`;
}

const remindMe: Frame = {
  tool: 'remind_me',
  fill(draft) {
    const ahead = leadsIn(draft);
    const isNever = says(draft, 'never');
    if (ahead.length === 0 && !isNever) return undefined;
    for (const { at } of ahead) draft.used.add(at);
    takeMeanings(draft, 'remind before never reminding chatter');
    const things = takeComing(draft, remindedKinds);
    const { time } = takeWhen(
      draft,
      ahead.map(({ at }) => ({ first: Math.max(0, at - 1), next: at + 1 })),
    );
    takePeople(draft);
    takeMeanings(draft, 'appointment party birthday event pay');
    const leads = ahead.map((one) => wordsOf(one, time));
    return oneOf(things, (thing) => ({ type: typeOf(thing, draft), recordId: thing.id, leads }));
  },
};

export const reminderFrames: readonly Frame[] = [remindMe];
