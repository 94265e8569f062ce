import { clausesOf } from './clauses.ts';
import { takeCommands } from './commands.ts';
import { type Draft, take } from './draft.ts';
import { areApart, isSign, startsAt } from './meanings.ts';
import { type Run, runsOf, withoutFillers } from './titles.ts';
import { isKindOnly, takeQuoted } from './what-to-keep.ts';

/** Words that introduce a task, before or after it. */
const introducingMeanings = ['remind', 'filing'];

/** 'I must', 'gotta', but not 'the car has to be renewed', where the words are the task. */
const mustPhrases = ({ found: { words, meanings } }: Draft) =>
  meanings.filter(
    ({ meaning, first }) =>
      meaning === 'mustDo' && (first === 0 || isSign(words[first - 1]?.word) || words[first - 1]?.isSmall),
  );

/** Where the task begins: after 'remind me to', 'task for Friday:', 'I must'. */
function leadEnd(draft: Draft): number | undefined {
  const { words, meanings } = draft.found;
  const asked = meanings.filter(({ meaning }) => introducingMeanings.includes(meaning) || meaning === 'tell');
  const ends = asked.flatMap(({ next }) => {
    if (words[next - 1]?.word === 'to') return [next];
    for (let at = next; at < Math.min(words.length, next + 14); at++) {
      const word = words[at]?.word ?? '';
      if (/^(?:to|that|about|:)$/.test(word)) return [at + 1];
      if (/^[.!?;,]$/.test(word)) return [];
    }
    return [];
  });
  return ends[0] ?? mustPhrases(draft)[0]?.next;
}

const linkingWordPattern = /^(?:for|with|from|to|at|of|about|and|in|on|by|before|after|until|into|off|out|up|the)$/;

/** Joins adjacent runs, with the small words between them. */
function joinRuns(draft: Draft, runs: readonly Run[]): string {
  return runs.reduce((text, run, at) => {
    const isOn = at > 0 && linkingWordPattern.test(run.lead) && !draft.used.has(run.first - 1);
    return `${text} ${isOn ? `${run.lead} ` : ''}${run.text}`.trim();
  }, '');
}

/** The runs from one on, up to punctuation or a clause that tells or asks something else: '... so make me a to-do'. */
function runsUpToSign(draft: Draft, runs: readonly Run[], first: Run): Run[] {
  const all = [first];
  const told = clausesOf(draft).find(
    (clause) => clause.first > first.first && (clause.isTold || startsAt(draft, clause.first, 'reason')),
  );
  for (const run of told ? runs.filter((one) => one.first < told.first) : runs) {
    const last = all.at(-1) ?? first;
    if (run.first > last.first && !areApart(draft, last.next, run.first)) all.push(run);
  }
  return all;
}

const pronounPattern = /\b(?:it|them|that|one)\b/i;

/** 'The permission slip is due. Remind me to sign it': replaces 'it' with the thing before. */
function withPronounResolved(draft: Draft, title: string, runs: readonly Run[], taken: readonly Run[]): string {
  const [first] = taken;
  const before = runs.filter((run) => !taken.includes(run) && first && run.first < first.first)[0];
  const isEmpty = withoutFillers(title).split(' ').length < 2;
  const { words, text } = draft.found;
  const behind = first ? text.slice(words[first.first]?.from).split(/[,.;!?]/)[0] : '';
  if (!before || !(pronounPattern.test(behind ?? '') || isEmpty)) return title;
  take(draft, before);
  return `${title} (${before.text})`;
}

export function takeWhatToDo(draft: Draft): string | undefined {
  const quoted = takeQuoted(draft);
  if (quoted) return quoted;
  const end = leadEnd(draft);
  for (const one of mustPhrases(draft)) take(draft, one);
  takeCommands(draft, ...introducingMeanings);
  const runs = runsOf(draft);
  const [behind] = end === undefined ? [] : runs.filter(({ first, next }) => first >= end || next > end);
  const first = behind ?? mostLikelyRun(draft, runs);
  if (!first) return undefined;
  const taken = runsUpToSign(draft, runs, first);
  for (const run of taken) take(draft, run);
  return withPronounResolved(draft, joinRuns(draft, taken), runs, taken);
}

/** Without an introduction, the first run that isn't a reason, nor only the word for a task. */
const mostLikelyRun = ({ found: { meanings } }: Draft, runs: readonly Run[]) =>
  runs.find(
    ({ first, next, text }) =>
      !isKindOnly(text) &&
      !meanings.some(
        (one) => one.first >= first - 1 && one.first < next && (one.meaning === 'telling' || one.meaning === 'reason'),
      ),
  ) ?? runs[0];
