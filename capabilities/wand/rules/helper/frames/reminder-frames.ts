import { writeLead } from '#capabilities/notices/rules/lead.ts';
import { leadWords } from '#capabilities/notices/rules/lead-words.ts';
import { clockTime } from '#core/dates.ts';
import type { Thing } from '../things.ts';
import { type Duration, durationAt, unitNamed } from '../when/durations.ts';
import type { Span } from '../when/tokens.ts';
import { type Draft, has, says, take, takeMeanings, takeWhen } from './draft.ts';
import type { Frame } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { takePeople } from './people-said.ts';
import { oneOf } from './records.ts';

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

interface LeadInText extends Span, Duration {
  isEvening: boolean;
}

/** All leads in the text: '1 day and 1 hour before', 'a fortnight ahead', 'the evening before'. */
function leadsIn({ found: { words, meanings } }: Draft): LeadInText[] {
  const last = Math.max(-1, ...meanings.filter(({ meaning }) => meaning === 'before').map(({ first }) => first));
  const leads: LeadInText[] = [];
  for (let first = 0; first < last; first++) {
    const one = words[first]?.word === 'the' ? unitNamed(words[first + 1]?.word) : undefined;
    const length = one ? { next: first + 2, is: one } : durationAt(words, first);
    if (!length || length.next > last) continue;
    const isEvening = /^(?:evening|night|nite)s?$/.test(words[length.next - 1]?.word ?? '');
    leads.push({ first, next: length.next, ...length.is, isEvening });
    first = length.next - 1;
  }
  return leads;
}

/** The same time in the afternoon, if an evening is meant. */
const inAfternoon = (time: string) =>
  Number(time.slice(0, 2)) < 12 ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time;

function wordsOf({ minutes, days = 0, isEvening }: LeadInText, time: string | undefined): string {
  if (minutes !== undefined) return leadWords(writeLead({ minutes: Math.round(minutes) }));
  if (!time) return leadWords(writeLead({ days: Math.round(days), at: isEvening ? '18:00' : '09:00' }));
  const at = clockTime(isEvening ? inAfternoon(time) : time);
  return days === 1 ? `the day before at ${at}` : `${days} days before at ${at}`;
}

const remindMe: Frame = {
  tool: 'remind_me',
  fill(draft) {
    const ahead = leadsIn(draft);
    const isNever = says(draft, 'never');
    if (ahead.length === 0 && !isNever) return undefined;
    for (const one of ahead) take(draft, one);
    takeMeanings(draft, 'remind before never reminding chatter');
    const things = takeComing(draft, remindedKinds);
    const { time } = takeWhen(draft, ahead);
    takePeople(draft);
    takeMeanings(draft, 'appointment party birthday event pay');
    const leads = ahead.map((one) => wordsOf(one, time));
    return oneOf(things, (thing) => ({ type: typeOf(thing, draft), recordId: thing.id, leads }));
  },
};

export const reminderFrames: readonly Frame[] = [remindMe];
