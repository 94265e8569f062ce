import Fraction from 'fraction.js';
import type { ExactAmount } from '../amount/exact.ts';
import { unitOf } from '../amount/units.ts';

/** One size in which a food is sold. */
export interface Package {
  /** 'can of 15.5 oz', without other ways to say it. */
  text: string;
  /** 'can'; '' if the food is sold loose, in multiples of the first content. */
  name: string;
  /** What one package holds, in several units; empty if one is always enough. */
  contents: readonly ExactAmount[];
}

const number = /^\d+(?:\.\d+|\/[1-9]\d*)?$/;

interface Words {
  amount: ExactAmount;
  /** The unit as written. */
  unit: string;
  rest: string;
}

/** Splits '15.5 oz can' into the amount and the words after it. */
function leadingAmount(text: string): Words | undefined {
  const [quantity = '', ...words] = text.split(' ');
  if (!number.test(quantity) || new Fraction(quantity).equals(0)) return undefined;
  const length = [2, 1].find((count) => words.length >= count && unitOf(words.slice(0, count).join(' '))) ?? 0;
  const unit = words.slice(0, length).join(' ');
  const amount = {
    quantity: new Fraction(quantity).toFraction(),
    quantityMax: null,
    unit: unitOf(unit)?.name ?? '',
  };
  return { amount, unit, rest: words.slice(length).join(' ') };
}

/** The name and the first content: 'can of 15 oz', '15 oz can', '6 pack', 'can', '1/4 lb'. */
function nameAndContent(text: string): Omit<Package, 'text'> | undefined {
  const [name = '', content] = text.split(/ of(?: |$)/);
  if (content !== undefined) {
    const held = leadingAmount(content);
    return held?.rest === '' ? { name, contents: [held.amount] } : undefined;
  }
  const words = leadingAmount(text);
  if (!words) return { name: text, contents: [] };
  const { amount, unit, rest } = words;
  if (rest === '' && unitOf(unit)?.dimension === 'count') return { name: unit, contents: [{ ...amount, unit: '' }] };
  return { name: rest, contents: [amount] };
}

/** Parses 'can of 15.5 oz', '5 lb bag', 'bunch of 10 stalks or 1 lb', or '1/4 lb' for what is sold loose. */
export function parsePackage(text: string): Package | undefined {
  const spaced = text
    .trim()
    .replaceAll(/(\d)-?(?=[a-z])/gi, '$1 ')
    .replaceAll(/\s+/g, ' ');
  const [first = '', ...others] = spaced.split(' or ');
  const main = nameAndContent(first);
  const more = others.map(leadingAmount);
  const isName = (name: string) => /^[\p{L}][\p{L} '-]*$/u.test(name);
  if (!main || !(isName(main.name) || (main.name === '' && main.contents.length > 0))) return undefined;
  if (!more.every((it) => it?.rest === '')) return undefined;
  return { text: first, name: main.name, contents: [...main.contents, ...more.flatMap((it) => it?.amount ?? [])] };
}
