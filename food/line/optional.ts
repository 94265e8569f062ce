import type { Sight } from './sight.ts';
import { separator } from './tokens.ts';

const whole = new Set('all both but is are'.split(' '));
const wish = new Set('desired liked wanted wished you'.split(' '));

/** Whether the food may be left out: '(optional)', 'optional:', ', if desired'; not 'peeled if desired' nor 'pitting optional'. */
export const isOptional = (sights: readonly Sight[]): boolean =>
  sights.some(({ token, word }, at) => {
    const isApart = token.before !== separator.space && token.before !== separator.none;
    if (word.lower === 'optional') return isApart || whole.has(sights[at - 1]?.word.lower ?? '');
    return word.lower === 'if' && isApart && wish.has(sights[at + 1]?.word.lower ?? '');
  });
