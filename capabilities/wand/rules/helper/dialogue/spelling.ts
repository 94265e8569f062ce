import type { Values } from '../../tools/tool.ts';
import { numberOf } from '../when/tokens.ts';
import type { SetField } from '../words/field-values.ts';
import { asTitle } from '../words/words.ts';
import { denialIn, exchangedIn } from './denied.ts';

/** A word on the card that is to be another: 'their name is Johansson', 'Lily with one l', 'book rather than letter'. */

const about = new Set(
  `it's its it is the their his her name that's thats that spelled spelt spelling written writes with without one two double single an a e i h k c s z l n t m p r d ie ei y at end not no fix please sorry
  should be called typo wrong meant i mean as in`.split(/\s+/),
);
const written = ['title', 'name', 'serviceName', 'location', 'partyLocation', 'destination', 'note', 'notes'];

/** Two letters may differ, and the first is the same. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b || a[0] !== b[0] || Math.min(a.length, b.length) < 3 || Math.abs(a.length - b.length) > 2) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  let behind = 0;
  while (behind < Math.min(a.length, b.length) - same && a.at(-1 - behind) === b.at(-1 - behind)) behind++;
  return same + behind >= Math.max(a.length, b.length) - 3 && same + behind >= 2;
}

const wordsOf = (text: string) => text.split(/[^\p{L}'-]+/u).filter((word) => word !== '');
const bare = (word: string) => word.replace(/'s$/i, '');

function inText(fields: readonly SetField[], change: (text: string) => string | undefined): Values | undefined {
  const changed = fields.flatMap(({ name, value }) => {
    const text = typeof value === 'string' && written.includes(name) ? change(value) : undefined;
    return text === undefined ? [] : [[name, text]];
  });
  return changed.length === 1 ? Object.fromEntries(changed) : undefined;
}

/** Undefined unless exactly one word of hers is left, and exactly one on the card is nearly the same. */
export function respelled(fields: readonly SetField[], said: string): Values | undefined {
  const [own, ...others] = wordsOf(said).filter((word) => !about.has(word.toLowerCase()));
  if (!own || others.length > 0 || numberOf(own.toLowerCase()) !== undefined) return undefined;
  return inText(fields, (text) => {
    const [old, ...more] = wordsOf(text).filter((word) => isNear(bare(word), bare(own)));
    return old && more.length === 0 ? text.replace(bare(old), asTitle(bare(own))) : undefined;
  });
}

/** 'vaccination book rather than referral letter' */
export function exchanged(fields: readonly SetField[], said: string): Values | undefined {
  const denial = denialIn(said);
  if (!denial || denial.denied.length < 3) return undefined;
  return inText(fields, (text) => {
    const other = exchangedIn(text, denial);
    return other && asTitle(other);
  });
}
