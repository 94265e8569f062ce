import type { Context, Step } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { isEmpty, partsOf } from './parts.ts';
import { ledBy } from './words.ts';

/** 'he is 27 now', after an answer about a size. */
export function aboutSize({ asked, household }: Context): Step[] | undefined {
  const last = asked.past.at(-1);
  const [, noted, missing, name] =
    /^(?:(Shoe|Clothing) size of|No (shoe|clothing) size is noted for) ([^:.]{1,40})[:.]/.exec(last?.answer ?? '') ??
    [];
  const kind = noted ?? missing;
  const member = household.find((one) => one.name === name);
  const [said = '', ...others] = partsOf(asked.message.replace(/[.!]$/, '')).filter((part) => !isEmpty(part));
  const [, size] =
    /^(?:he|she|they|it)?(?:'s|'re| is| are)? ?(?:now |already |in |up to |a |size |at |wears |wear ){0,4}(\d{1,3}(?:\.\d)?)(?: now| already| these days)?$/i.exec(
      withoutPoliteness(ledBy(others.length === 0 ? said : asked.message).text),
    ) ?? [];
  if (!kind || !member || !size) return undefined;
  const values = { id: member.id, [`${kind.toLowerCase()}Size`]: size };
  return [{ kind: 'propose', tool: 'change_member', values, quote: asked.message }];
}
