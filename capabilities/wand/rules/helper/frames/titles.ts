import { capitalize } from '#core/capitalize.ts';
import { untilSame } from '../words/around.ts';
import { type Draft, take } from './draft.ts';
import { type Run, runsOf } from './runs.ts';

export const tidied = (text: string) =>
  capitalize(
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([,.;!?])/g, '$1')
      .trim(),
  );

/** The first run, with the ones that belong to it: 'lunch' ... 'with Sara'. */
export function takeTitle(draft: Draft): string | undefined {
  const [first, ...others] = runsOf(draft);
  if (!first) return undefined;
  const more = others.filter((run) => run.lead !== 'to' && isMore(run));
  for (const run of [first, ...more]) take(draft, run);
  return withMore(first.text, more);
}

/** Whether a run continues the one before it. */
export const isMore = (run: Run) => /^(?:with|w|for|about|of|and|&|to)$/.test(run.lead) || /^(?:and|&) /.test(run.text);

export const withMore = (text: string, more: readonly Run[]) =>
  tidied(more.reduce((title, run) => `${title} ${run.lead.replace('&', 'and')} ${run.text}`, text));

/** All remaining words, in order, as typed. */
export function takeRuns(draft: Draft): string {
  const runs = runsOf(draft);
  for (const run of runs) take(draft, run);
  return runs.map(({ text }) => text).join(' ');
}

/** The same as a title. */
export const takeRest = (draft: Draft): string | undefined => tidied(takeRuns(draft)) || undefined;

const fillerPattern =
  /^(?:(?:and|or|also|plus|some|a|an|the|more|any|of|for|to|on|my|our|please|too|we need|i need|need|get|buy|as well as)\b|&|\+)\s*/i;

const fillerEndPattern = /(?:\b(?:and|or|also|too|please|as well|for us|to|on|in|we need|from|for|the|of)|&|\+)$/i;

export const withoutFillers = (text: string): string =>
  untilSame(text.trim(), (rest) => rest.replace(fillerPattern, '').replace(fillerEndPattern, '').trim());
