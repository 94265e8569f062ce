import { choosing } from '../question-back.ts';
import type { Context, Step } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { isEmpty, partsOf } from './parts.ts';
import { ledBy } from './words.ts';

const told = [
  /^(?<shoe>Shoe)?(?:Clothing)? size of (?<name>[^:.]{1,40}):/,
  /^No (?<shoe>shoe)?(?:clothing)? size is noted for (?<name>[^:.]{1,40})\./,
  /^(?<both>No) sizes are noted for (?<name>[^:.]{1,40})\./,
  /^Sizes of (?<name>[^:.]{1,40}): (?<shoe>shoes [^ ]{1,10})?(?<both> and )?/,
];
const sizeSaid =
  /^(?:he|she|they|it)?(?:'s|'re| is| are)? ?(?:now |already |in |up to |a |size |at |wears |wear ){0,4}(\d{1,3}(?:\.\d)?)(?: now| already| these days)?$/i;

/** 'he is 27 now', after an answer about a size; where two were told she is asked which of them. */
export function aboutSize({ asked, household }: Context): Step[] | undefined {
  const answer = asked.past.at(-1)?.answer ?? '';
  const { name, shoe, both } = told.map((one) => one.exec(answer)?.groups).find(Boolean) ?? {};
  const member = household.find((one) => one.name === name);
  const [said = '', ...others] = partsOf(asked.message.replace(/[.!]$/, '')).filter((part) => !isEmpty(part));
  const [, size] = sizeSaid.exec(withoutPoliteness(ledBy(others.length === 0 ? said : asked.message).text)) ?? [];
  if (!member || !size) return undefined;
  const quote = asked.message;
  const tool = 'change_member';
  const shoes = { label: 'shoes', tool, values: { id: member.id, shoeSize: size } };
  const clothes = { label: 'clothes', tool, values: { id: member.id, clothingSize: size } };
  return both
    ? choosing(`Is ${size} ${member.name}'s size in shoes or in clothes?`, [shoes, clothes], quote)
    : [{ kind: 'propose', tool, values: (shoe ? shoes : clothes).values, quote }];
}
