import type { TokenContext } from './token-context.ts';
import { separator } from './tokens.ts';

const wordsBeforeOptional = new Set('all both but is are'.split(' '));
const wordsAfterIf = new Set('desired liked wanted wished you'.split(' '));

/** Whether the food is optional: '(optional)', ', if desired'; but not 'peeled if desired' or 'pitting optional'. */
export const isOptional = (contexts: readonly TokenContext[]): boolean =>
  contexts.some(({ token, word }, at) => {
    const isSeparated = token.before !== separator.space && token.before !== separator.none;
    if (word.lower === 'optional') return isSeparated || wordsBeforeOptional.has(contexts[at - 1]?.word.lower ?? '');
    return word.lower === 'if' && isSeparated && wordsAfterIf.has(contexts[at + 1]?.word.lower ?? '');
  });
