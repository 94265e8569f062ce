import { foodsIn } from '../groceries/words.ts';
import type { Clause } from '../reader.ts';
import { isGeneral, isKind, meaningOf } from './find-record.ts';
import type { TitleKind, Titles } from './titles.ts';

/** What of the kept things of one kind a request names, wherever the words stand: by most of the words of its name. */

interface Meant {
  title: string;
  label: string;
  id: string;
}

type Named = Pick<Clause, 'lower' | 'people'>;

const namesOf = ({ people }: Named) => people.flatMap(({ name }) => meaningOf(name));

/** How many telling words of a name were said; none where only words were that many names hold. Of a dish each word counts: there are other soups. */
function hits(title: string, kind: TitleKind, said: ReadonlySet<string>): number {
  const words = meaningOf(title);
  const found = words.filter((word) => said.has(word));
  const telling = found.filter((word) => !isKind(word) && !isGeneral(word));
  const isWhole = words.every((word) => said.has(word));
  return isWhole || (telling.length > 0 && kind !== 'recipe') ? telling.length * 10 + found.length : 0;
}

/** All that fit equally well. */
export function meantTitles(kinds: readonly TitleKind[], clause: Named, titles: Titles): Meant[] {
  const said = new Set(meaningOf(clause.lower));
  const persons = namesOf(clause);
  const namesAnother = clause.people.some(({ relationship }) => relationship !== 'self');
  const fitting = [...titles]
    .filter(([, { kind }]) => kinds.includes(kind))
    .map(([id, { title, kind, label, words }]) => {
      const fit = hits(title, kind, said);
      const isTheirs = meaningOf(words).some((word) => persons.includes(word));
      // 'the eye doctor for Leo' is not David's eye exam.
      const isOthers = kind === 'appointment' && label !== title && !isTheirs && namesAnother;
      return { id, title, label, fit: isOthers ? 0 : fit > 0 && isTheirs ? fit + 5 : fit };
    });
  const most = Math.max(0, ...fitting.map(({ fit }) => fit));
  return most === 0 ? [] : fitting.filter(({ fit }) => fit === most);
}

/** Each line of the list that was named; none where a food was named that is not among them. */
export const meantLines = ({ lower }: Clause, titles: Titles): string[] => {
  const said = new Set(meaningOf(lower));
  const lines = [...titles.values()]
    .filter(({ kind, title }) => kind === 'line' && meaningOf(title).every((word) => said.has(word)))
    .map(({ title }) => title);
  const held = new Set(lines.flatMap(meaningOf));
  return foodsIn(lower).every((food) => meaningOf(food).some((word) => held.has(word))) ? lines : [];
};
