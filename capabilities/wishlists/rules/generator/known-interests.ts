import { once } from '#core/once.ts';
import { type Interest, interests, interestWords } from '../../catalogue/interests.ts';
import { wordsOf } from '../same-idea.ts';

const phrases = once(() =>
  interests.flatMap((interest) =>
    interestWords[interest].split(',').map((phrase) => ({ interest, phrase: ` ${wordsOf(phrase).join(' ')} ` })),
  ),
);

/** 'Dinos and soccer' -> ['dinosaurs', 'ballSports']; unknown words are ignored. */
export function interestsIn(text: string): Interest[] {
  const words = ` ${wordsOf(text).join(' ')} `;
  return [...new Set(phrases().flatMap(({ interest, phrase }) => (words.includes(phrase) ? [interest] : [])))];
}
