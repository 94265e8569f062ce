import type { Span } from '../when/tokens.ts';
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
