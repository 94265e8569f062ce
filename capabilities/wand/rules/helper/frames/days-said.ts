import { type Finding, ofKind } from '../when/findings.ts';
import type { Span } from '../when/tokens.ts';
import { type When, whenIn } from '../when/when.ts';
import { type Draft, take, takeMeanings, takeWhen } from './draft.ts';
import { isSign } from './meanings.ts';

/** Days in requests about the calendar: corrected within the sentence, or several at once. */

/** Whether a finding has a day, a time or a rhythm. */
const hasDayOrTime = ({ kind }: Finding) => kind === 'day' || kind === 'time' || kind === 'repeats';

/** 'I can't do Wednesday', 'not by the 30th': a word before the day negates it. */
function isDenied({ found: { words, meanings } }: Draft, { first }: Finding): boolean {
  let from = first;
  while (from > 0 && first - from < 8 && !isSign(words[from - 1]?.word)) from--;
  return meanings.some((one) => one.meaning === 'cannot' && one.first >= from && one.first < first);
}

/** Days and times that are named and then corrected: 'at 10, no wait, 11', 'I can't do Friday, make it Monday'. */
function correctedFindings(draft: Draft): Finding[] {
  const { when, meanings } = draft.found;
  const repairs = meanings.filter(({ meaning }) => meaning === 'repair');
  const telling = when.filter(hasDayOrTime);
  return telling.filter((one) => {
    const later = telling.filter(({ kind, first, role }) => kind === one.kind && first > one.first && role !== 'not');
    const isRepaired = repairs.some(
      (repair) => repair.first >= one.next && later.some(({ next }) => next > repair.first),
    );
    return isRepaired || (later.length > 0 && isDenied(draft, one));
  });
}

/** Date and time without corrected ones; 'every other week' takes precedence over 'Thursdays' next to it. */
export function takeWhenSaid(draft: Draft, without: readonly Span[] = []): When {
  const back = correctedFindings(draft);
  for (const one of back) take(draft, one);
  if (back.length > 0) takeMeanings(draft, 'repair');
  const when = takeWhen(draft, [...back, ...without]);
  // 'Mondays at 4:30, every week' says the rhythm twice.
  for (const one of draft.found.when) if (one.kind === 'repeats' && when.repeats) take(draft, one);
  const rare = draft.found.when.filter(ofKind('repeats')).find(({ repetition }) => repetition.frequency !== 'weekly');
  if (when.repeats !== 'weekly' || !rare) return when;
  return { ...when, repeats: rare.repetition.frequency };
}

const joinPattern = /^(?:and|&|\+|,|or|the|on|then)$/;

/** 'Thursday' and 'the 26th' are different ways to name a day: 'Thursday, the 26th' is one day. */
const isWeekday = (one: Finding) => one.kind === 'repeats' || (one.kind === 'day' && one.isBare === true);

const isSame = (one: Finding, other: Finding) => one.kind === 'day' && other.kind === 'day' && one.date === other.date;

/** A list of days: 'Tuesdays and Thursdays', 'the 12th, 14th and 15th'. */
function rowOfDays({ found: { when, words } }: Draft): Finding[] {
  const days = when.filter(
    (one) => one.kind === 'day' || (one.kind === 'repeats' && one.repetition.weekday !== undefined),
  );
  const [first] = days;
  if (!first) return [];
  const row = [first];
  for (const day of days.slice(1)) {
    const last = row.at(-1) ?? first;
    const between = words.slice(last.next, day.first).map(({ word }) => word);
    const isJoined =
      between.some((word) => /^(?:and|&|\+|,)$/.test(word)) && between.every((word) => joinPattern.test(word));
    if (day.role === 'plain' && isJoined && isWeekday(day) === isWeekday(first) && !isSame(day, first)) row.push(day);
  }
  return row;
}

/** Each day of a list, all with the same time. */
export function takeEachWhen(draft: Draft): When[] {
  const row = rowOfDays(draft);
  const whole = takeWhenSaid(draft);
  if (row.length < 2 || whole.endDate) return [whole];
  const { text, words } = draft.found;
  for (const one of row) take(draft, one);
  const all = row.map((day) => {
    const letters = text.split('');
    for (const other of row) if (other !== day) letters.fill(' ', words[other.first]?.from, words[other.next - 1]?.to);
    const { when } = whenIn(letters.join(''), draft.family.clock);
    // 'Tuesdays and Thursday' means that both repeat.
    return {
      ...when,
      ...(whole.time && { time: when.time ?? whole.time }),
      ...(whole.repeats && { repeats: whole.repeats }),
    };
  });
  return all.every(({ date }) => date) ? all : [whole];
}
