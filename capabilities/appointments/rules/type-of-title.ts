import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { doctorWords, typeWords } from '../catalogue/type-words.ts';
import { plainWords } from './plain-words.ts';

type Person = Pick<HouseholdMember, 'memberType'>;

/** A doctor for children, whoever is named. */
const pediatric = /\bpediatric/i;
/** A call between grown-ups, not a conference at school. */
const conferenceCall = /\bconference call\b/i;

/**
 * Returns a function that tells an appointment's type by its title and the people it is for. A child's doctor is the
 * pediatrician. Undefined if no word sounds like an appointment. `wordsIn` splits titles into comparable words.
 */
export function createTypeOf(wordsIn: (text: string) => readonly string[]) {
  const doctors = wordsIn(doctorWords);
  const types = typeWords.map(
    ([type, line]) => [type, new Set(wordsIn(line).filter((word) => !doctors.includes(word)))] as const,
  );
  return (title: string, people: readonly Person[]) => {
    const isForChild = people.length > 0 && people.every(({ memberType }) => memberType === 'child');
    const isForPet = people.some(({ memberType }) => memberType === 'pet');
    const words = wordsIn(title.replace(conferenceCall, 'meeting'));
    const type = types.find(([, known]) => words.some((word) => known.has(word)))?.[0];
    if (pediatric.test(title) && (!type || type === 'Other') && !isForPet) return 'Medical - Pediatrician';
    if (words.some((word) => doctors.includes(word)) && (!type || type === 'Other' || type === 'Educational'))
      return isForChild ? 'Medical - Pediatrician' : 'Medical - Specialist';
    if (type !== 'Medical - Pediatrician' || isForChild || people.length === 0) return type;
    return isForPet ? 'Other' : 'Medical - Specialist';
  };
}

export const typeOfTitle = createTypeOf(plainWords);
