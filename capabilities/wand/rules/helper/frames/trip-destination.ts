import type { Run } from './runs.ts';

/** The destination of a trip. */

/** 'to' or 'in' within a run: 'long weekend in Santa Fe'. */
export const within = /^(.{2,40}) (?:to|in) (.{2,60})$/i;

/** The run that names the destination: after 'to' or 'in', capitalized like a name, or else the first. */
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
