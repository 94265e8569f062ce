import { type Draft, has, takeMeanings } from './draft.ts';
import { takeFrom } from './new-name.ts';
import { runsOf, tidied } from './titles.ts';
import { takeQuoted } from './what-to-keep.ts';

/** 'add a note: ...', 'needs to bring ...': the text of the note. */
export function takeNote(draft: Draft): { notes?: string; bring?: string } | undefined {
  const { meanings } = draft.found;
  const note = meanings.find(({ meaning }) => meaning === 'note');
  // 'bring it forward' moves the record.
  const isMove = (at: number) => meanings.some(({ meaning, first }) => meaning === 'move' && first === at);
  const bring = meanings.filter(({ meaning, next }) => meaning === 'bring' && !isMove(next - 1))[0];
  if (!note && !bring) return undefined;
  takeMeanings(draft, 'note');
  const quoted = note && takeQuoted(draft);
  if (quoted) return { notes: quoted };
  const from = bring?.first ?? note?.next ?? 0;
  const run = bring ? undefined : noteRun(draft, from);
  const text = bring ? takeFrom(draft, note ? bring.first : bring.next) : run && takeFrom(draft, run.first);
  if (!text) return undefined;
  return note ? { notes: tidied(text) } : { bring: tidied(text) };
}

/** The words of a note: after a colon or 'that', or else the last run. */
function noteRun(draft: Draft, from: number) {
  const { words } = draft.found;
  const at = words.findIndex(({ word }, place) => place >= from && (word === ':' || word === 'that'));
  const runs = runsOf(draft).filter(({ first }) => first >= from);
  return runs.find(({ first }) => at >= 0 && first > at) ?? (runs.length > 1 ? runs.at(-1) : undefined);
}

/** 'note that ...', 'write on it: ...'; without such words a rest of the message is seldom meant as a note. */
export const asksForNote = (draft: Draft) =>
  has(draft, /\b(?:note[sd]?|write|jot|record|remember|keep in mind|file|profile|bring)\b/i);
