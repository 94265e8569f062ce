import { clauseOf } from './clause.ts';
import { coreOf } from './dialogue-parts.ts';
import { ledBy } from './dialogue-words.ts';
import { withoutPoliteness } from './polite.ts';
import type { Context, Step } from './reader.ts';
import { read } from './readers.ts';

/** What is said after an answer about somebody of the household. */

/** 'he is 27 now', after an answer about a size. */
export function aboutSize({ asked, household }: Context): Step[] | undefined {
  const last = asked.past.at(-1);
  const [, kind] = /\bsize\b/i.test(last?.message ?? '')
    ? (/^(Shoe|Clothing) size of /.exec(last?.answer ?? '') ?? [])
    : [];
  const member = household.find(({ name }) => last?.answer?.includes(`of ${name}:`));
  const [, size] =
    /^(?:he|she|they|it)?(?:'s|'re| is| are)? ?(?:now |already |in |up to |a |size |at |wears |wear ){0,4}(\d{1,3}(?:\.\d)?)(?: now| already| these days)?$/i.exec(
      withoutPoliteness(ledBy(asked.message).text),
    ) ?? [];
  if (!kind || !member || !size) return undefined;
  const values = { id: member.id, [`${kind.toLowerCase()}Size`]: size };
  return [{ kind: 'propose', tool: 'change_member', values, quote: asked.message }];
}

/** How the answer heads what is known of somebody, and how one says it. */
const facts: [RegExp, (name: string, said: string) => string][] = [
  [/^(?:Allergies of |No allergies )/, (name, said) => `${name} is allergic to ${said}`],
  [/^(?:Interests of |No interests )/, (name, said) => `${name} likes ${said}`],
  [/^(?:Favorite colors of |No favorite colors )/, (name, said) => `${name}'s favorite color is ${said}`],
];

/** 'add sesame to that' */
const toThat = /^(?:please )?(?:add|put) (.{2,40}) (?:to|on) (?:that|it|the list|there)$/i;
const lately = / (?:these days|now|lately|recently|at the moment)(?=$|,)/i;

/** 'also cashews', after an answer about allergies. */
export async function aboutFacts(context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const last = asked.past.at(-1);
  const answer = last?.proposals.length === 0 ? (last.answer ?? '') : '';
  const fact = facts.find(([heading]) => heading.test(answer));
  const [member, ...others] = household.filter(({ name }) => answer.split(':')[0]?.includes(` ${name}`));
  const said = coreOf(asked.message, context) ?? asked.message;
  const led = ledBy(toThat.exec(said)?.[1] ?? said.replace(lately, ''));
  const isAdded = led.isFurther || toThat.test(said) || (led.isCorrection && answer.startsWith('No '));
  if (!fact || !member || others.length > 0 || !isAdded || led.text.split(' ').length > 4) return undefined;
  const readings = await read(clauseOf(fact[1](member.name, led.text), household, asked), context);
  return readings?.every((one) => one.kind === 'propose' && /^change_(member|child)$/.test(one.tool))
    ? readings.map((one) => ({ ...one, quote: asked.message }))
    : undefined;
}
