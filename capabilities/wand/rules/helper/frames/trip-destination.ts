import { capital } from '#core/capital.ts';
import { type Draft, take } from './draft.ts';
import { type Run, runsOf } from './runs.ts';

/** Where a trip goes. */

/** 'to', 'in' within a run: 'long weekend in Santa Fe' goes there. */
export const within = /^(.{2,40}) (?:to|in) (.{2,60})$/i;

/** The words that name where it goes: behind 'to' or 'in', written like a name, or the first. */
export function placeRun(runs: readonly Run[]): Run | undefined {
  const value = (run: Run, at: number) =>
    (/^(?:to|in)$/.test(run.lead) || within.test(run.text)
      ? 3
      : /^(?:at|around|through|of|for|visiting)$/.test(run.lead)
        ? 2
        : 0) +
    (/^\p{Lu}/u.test(run.text) && run.first > 0 ? 1.5 : 0) -
    Math.max(0, run.next - run.first - 5) -
    at * 0.1;
  return runs.map((run, at) => ({ run, is: value(run, at) })).toSorted((a, b) => b.is - a.is)[0]?.run;
}

/** 'the destination is South Lake Tahoe': the words behind it. */
export function takeDestination(draft: Draft): string | undefined {
  const named = draft.found.meanings.find(({ meaning }) => meaning === 'destination');
  if (!named) return undefined;
  const run =
    runsOf(draft).find(({ first, next }) => first <= named.next && next > named.next) ??
    runsOf(draft).find(({ first }) => first >= named.next);
  if (!run) return undefined;
  const from = Math.max(run.first, named.next);
  const { text, words } = draft.found;
  take(draft, { first: named.first, next: run.next });
  return capital(
    text
      .slice(words[from]?.from, words[run.next - 1]?.to)
      .replace(/^(?:ought to be|should be|is|to|be|now) /i, '')
      .replace(/^be /i, ''),
  );
}
