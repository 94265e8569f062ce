import type { Family } from '#capabilities/wand/rules/helper/family.ts';
import type { Thing } from '#capabilities/wand/rules/helper/things.ts';
import { phrasings } from '../../score/sentence-files.ts';
import { randomFrom } from '../random.ts';
import type { Taught } from './families.ts';

/** Phrasings said by several families, each about its own people and records. */

export interface Phrased {
  text: string;
  family: Family;
  intent: string;
}

const familiesEach = 4;

/** The words for '{series}', if they aren't the name of a kind. */
const special: Record<string, (thing: Thing) => boolean> = {
  series: ({ isSeries }) => isSeries === true,
  ticked: ({ kind, isDone }) => kind === 'line' && isDone === true,
};

function namesFor(slot: string, { things, household }: Family): string[] {
  const isFitting = special[slot] ?? (({ kind }: Thing) => kind === slot);
  const people = household.filter(({ memberType, relationship }) => memberType === slot && relationship !== 'self');
  return people.length > 0 ? people.map(({ name }) => name) : things.filter(isFitting).map(({ title }) => title);
}

/** Undefined if the family has no record of this kind. */
function filled(saying: string, family: Family, random: () => number): string | undefined {
  let isFilled = true;
  const text = saying.replaceAll(/\{([a-z]+)\}/g, (_, slot: string) => {
    const names = namesFor(slot, family);
    isFilled &&= names.length > 0;
    const name = names[Math.floor(random() * names.length)] ?? '';
    // People seldom write capitals, and seldom whole titles.
    const short = random() < 0.3 ? name.replace(/^\S+ (?=\S{4})/, '') : name;
    return random() < 0.6 ? short.toLowerCase() : short;
  });
  return isFilled ? text : undefined;
}

export function phrased(families: readonly Taught[]): Phrased[] {
  const random = randomFrom(7);
  return phrasings().flatMap(({ intent, sayings }) =>
    sayings.flatMap((saying) =>
      Array.from({ length: familiesEach }, () => families[Math.floor(random() * families.length)]).flatMap((taught) => {
        const text = taught && filled(saying, taught.family, random);
        return text ? [{ text, family: taught.family, intent }] : [];
      }),
    ),
  );
}
