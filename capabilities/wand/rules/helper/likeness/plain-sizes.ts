import type { Clause } from '../reader.ts';
import { outgrown, size, worn } from './plain-patterns.ts';

/** Of the many things that may change about somebody only sizes are said in few ways. */
export function sizeTold({ lower, people }: Clause): string | undefined {
  const [, what] = worn.find(([words]) => words.test(lower)) ?? [];
  const [said, ...others] = lower.split(' ').filter((word) => size.test(word));
  return what && said && !outgrown.test(lower) && others.length === 0 && people.length === 1
    ? `${people[0]?.name}'s ${what} size is ${size.exec(said)?.[0]}`
    : undefined;
}
