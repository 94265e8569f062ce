import { capitalize } from '#core/capitalize.ts';
import { isKind, meaningOf } from '../records/find-record.ts';
import { appointmentTypeOf, isGathering, isOfDay } from '../words/appointment-words.ts';
import { type Draft, take, takeLetters } from './draft.ts';
import { areApart, beginsIn } from './meanings.ts';
import { isMore, namesIn, type Run, withMore } from './titles.ts';

/** Finds what to save within a story: 'I just got off the phone with the clinic and ...'. */

/** Quoted text is used as it is. */
export function takeQuoted(draft: Draft): string | undefined {
  const quoted = /(?:^|[\s:(])["“'‘]([^"“”]{2,90}?)["”'’](?=[\s.,;!?)]|$)/.exec(draft.found.text);
  if (!quoted) return undefined;
  takeLetters(draft, quoted.index, quoted[0].length);
  return capitalize((quoted[1] ?? '').trim());
}

export const isKindOnly = (text: string) => meaningOf(text).every(isKind);

export const soundsKept = (text: string) =>
  appointmentTypeOf(text, []) !== undefined || isGathering(text) || isOfDay(text);

/** How likely a run is what to save, and not part of the story around it. */
function likenessOf(draft: Draft, run: Run, at: number): number {
  const { when, words } = draft.found;
  const isTimed = when.some(
    (one) => one.kind !== 'other' && !areApart(draft, Math.min(one.next, run.next), Math.max(one.first, run.first)),
  );
  const isWhen = when.some(({ kind, first, next }) => kind !== 'other' && first <= run.first && run.next <= next);
  const length = run.next - run.first;
  return (
    (soundsKept(run.text) ? 2.5 : 0) +
    (isTimed ? 1.5 : 0) -
    (isKindOnly(run.text) || /^\d/.test(run.text) || isWhen ? 3 : 0) -
    (/'s$/.test(run.text) ? 2 : 0) -
    (beginsIn(draft, run, 'telling') ? 2 : 0) -
    (beginsIn(draft, run, 'subject') ? 1.5 : 0) -
    (words[run.first - 1] && beginsIn(draft, { first: run.first - 2, next: run.first }, 'reason') ? 2 : 0) -
    Math.max(0, length - 5) * 0.3 -
    at * 0.2
  );
}

/** 'off the phone with the clinic and knee MRI': only the last part is likely. */
function withoutStory(text: string): string {
  const [last = '', ...before] = text.split(' and ').toReversed();
  const isTold = before.length > 0 && soundsKept(last) && !soundsKept(before.join(' '));
  return isTold ? last : text;
}

/** What to save: the most likely run, with what belongs to it ('lunch' ... 'with Sara'). */
export function takeCore(draft: Draft): string | undefined {
  const quoted = takeQuoted(draft);
  const runs = namesIn(draft);
  if (quoted) return quoted;
  const [best] = runs
    .map((run, at) => ({ run, value: likenessOf(draft, run, at) }))
    .toSorted((a, b) => b.value - a.value);
  if (!best) return undefined;
  const { run } = best;
  const behind = runs.filter(
    (one) =>
      one.first > run.first &&
      isMore(one) &&
      !areApart(draft, run.next, one.first) &&
      !areApart(draft, one.first, one.next),
  );
  for (const one of [run, ...behind]) take(draft, one);
  // 'New appointment: dermatologist' also names its kind.
  for (const one of runs) if (isKindOnly(one.text)) take(draft, one);
  return withMore(withoutStory(run.text), behind);
}
