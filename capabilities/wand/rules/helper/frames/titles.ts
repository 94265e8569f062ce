import { capitalize } from '#core/capitalize.ts';
import type { Span } from '../when/tokens.ts';
import { untilSame } from '../words/around.ts';
import { stretchesIn, textOf, trimmed } from './clauses.ts';
import { type Draft, take } from './draft.ts';

/** Adjacent words that no slot has used yet, which become titles, notes and places. `lead` is the word before them. */
export interface Run extends Span {
  text: string;
  lead: string;
}

export function runsOf(draft: Draft): Run[] {
  const { words } = draft.found;
  return stretchesIn(draft, { first: 0, next: words.length }).map((span) => runOf(draft, span));
}

const runOf = (draft: Draft, span: Span): Run => ({
  ...span,
  text: textOf(draft, span),
  lead: draft.found.words[span.first - 1]?.word ?? '',
});

/** 'The flyer says ...', 'they are having their ...': what follows is what it is called. */
const introducing = /^(?:says|said|has|have|having|had|got)$/;
/** '... while the visa is good': begins what is only told about it. */
const telling = /^(?:while|because|since|whenever|so|if|although|which|who)$/;

/** The part of each run that can be a name: 'haunted hallway' of 'the flyer says haunted hallway'. */
export const namesIn = (draft: Draft): Run[] =>
  runsOf(draft).map((run) => {
    const { words } = draft.found;
    const told = words.findIndex(({ word }, at) => at > run.first && at < run.next && telling.test(word));
    const next = told < 0 ? run.next : told;
    const lead = words.findLastIndex(({ word }, at) => at >= run.first && at < next - 1 && introducing.test(word));
    const named = trimmed(draft, { first: Math.max(run.first, lead + 1), next });
    return named.first < named.next ? runOf(draft, named) : run;
  });

export const takeRun = (draft: Draft, run: Span | undefined) => run && take(draft, run);

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
