import { meaningOf } from '../records/find-record.ts';
import { says } from '../words/says.ts';
import type { Topic } from './question.ts';
import { lines } from './words.ts';

/** Facts without a field of their own, which are found in notes: 'what school does Mia go to', 'how tall is Leo'. */
export const noted: Topic = ({ plain, others, span, time, words }) => {
  const [person, ...more] = others;
  if (!person || more.length > 0 || span || time) return undefined;
  const isOnlyNoted = says(plain, 'onlyNoted');
  if (!isOnlyNoted && !says(plain, 'maybeNoted')) return undefined;
  const said = meaningOf(words.join(' '));
  const all = [person.notes, person.healthNotes].flatMap((notes) => notes?.split('\n') ?? []);
  const found = all.filter((line) => meaningOf(line).some((word) => said.includes(word)));
  if (found.length > 0) return `Noted for ${person.name}:\n${lines(found)}`;
  return isOnlyNoted ? `Nothing is noted about that for ${person.name}.` : undefined;
};
