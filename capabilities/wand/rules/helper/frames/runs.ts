import type { Span } from '../find/found.ts';
import { textOf, trimmed } from './clauses.ts';
import { type Draft, take } from './draft.ts';
import { endsAt } from './signs.ts';

/** Runs: adjacent words that no slot has used yet, which become titles, notes and places. */

/** Adjacent unused words, without small words at the ends. `lead` is the word before them. */
export interface Run extends Span {
  text: string;
  lead: string;
}

/** All runs. Small words within a run stay; punctuation or a used word ends it. */
export function runsOf(draft: Draft): Run[] {
  const { words } = draft.found;
  const runs: Run[] = [];
  let first = -1;
  const end = (next: number) => {
    const run = first < 0 ? undefined : runIn(draft, { first, next });
    if (run) runs.push(run);
    first = -1;
  };
  words.forEach((_, at) => {
    if (draft.used.has(at) || endsAt(draft, at)) end(at);
    else if (first < 0) first = at;
  });
  end(words.length);
  return runs;
}

function runIn(draft: Draft, span: Span): Run | undefined {
  const { first, next } = trimmed(draft, span);
  const lead = draft.found.words[first - 1]?.word ?? '';
  return first < next ? { first, next, text: textOf(draft, { first, next }), lead } : undefined;
}

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
    return runIn(draft, { first: Math.max(run.first, lead + 1), next }) ?? run;
  });

export const takeRun = (draft: Draft, run: Span | undefined) => run && take(draft, run);
