import { petKindOf } from './words.ts';

/** A pet that is told of in several parts: 'we got a hamster, the kids named him Nugget'. */

const naming =
  /^(?:and )?(?:(?:the kids|we|i|they|he|she|it)(?:'s|'ve|'re| is| are| have| has)?(?: going to be)? (?:named|called|naming|calling)(?: (?:him|her|it|them|the \p{L}{2,12}))?|(?:his|her|its|the|their) name(?: is|'s| will be)) (\p{L}{2,20})$/iu;
const describing = /^(?:and )?(?:he|she|it)(?:'s| is| was) (?:(?:an?|born|only|just|about|now|\d{1,2})\b)/i;
const isAbout = (part: string) => petKindOf(part) !== undefined || /\bborn\b|\bold\b| \d{1,2}$/i.test(part);

/** 'it' may have been spelled out since. */
const isTold = (part: string, said: string) => said.includes(part) || (naming.test(part) && naming.test(said));

/** In one sentence, where the message tells nothing else: 'we got a hamster called Nugget'. */
export function petStory(message: string, said: string): string | undefined {
  const parts = message
    .replace(/[.!]$/, '')
    .split(/(?:[,;.!]| -) (?:and )?| and (?=(?:the kids|we|he|she|it|his|her|its)\b)/i);
  const [first = '', ...others] = parts;
  if (others.length === 0 || others.length > 3 || !petKindOf(first) || !parts.some((part) => isTold(part, said)))
    return undefined;
  const names = others.flatMap((part) => naming.exec(part)?.[1] ?? []);
  const more = others.filter((part) => !naming.test(part));
  if (names.length > 1 || !more.every((part) => describing.test(part) && isAbout(part))) return undefined;
  return [`${first}${names.length > 0 ? ` called ${names.join()}` : ''}`, ...more].join(', ');
}
