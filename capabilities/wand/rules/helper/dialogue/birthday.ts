import type { Proposal } from '../../../contract.ts';
import { giftSaid } from '../birthdays/gift-said.ts';
import { withThese } from '../household/lists.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Step } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asTitle } from '../words/words.ts';
import { targetOf, valuesOf } from './target.ts';
import { isIdle } from './words.ts';

/** Somebody else's birthday: 'her twin Felix has the same one, add him too', 'her brother Max has his on July 9'. */

const added = /,? (?:and |so )?(?:please )?(?:add|put) (?:him|her|them)(?: (?:in|down|on))?(?: too| as well| also)?$/i;
const sharing =
  /^(?:and |also )?(?:(?:his|her|their) )?(?:twin )?(?:(?:brother|sister|twin|cousin|friend|son|daughter),? )?(\p{L}{2,20}),? (?:has|shares|is(?: also)? (?:on )?|was(?: also)? born on )?(?:exactly )?(?: ?(?:the|that|his|her))? ?(?:very )?same (?:birthday|day|date)$|^(?:and |also )?(?:(?:his|her|their) )?(?:twin )?(?:(?:brother|sister|twin) )?(\p{L}{2,20}) shares (?:it|that|(?:his|her|their|the) birthday)$/iu;

/** 'and her brother Max has his on July 9' */
const having =
  /^(?:and |also )?(?:(?:his|her|their) )?(?:(?:little|big|twin|older|younger|best) )?(?:(?:brother|sister|cousin|friend|son|daughter),? )?(\p{L}{2,20}) has (?:his|hers|theirs)(?= )/iu;

export function sameBirthday([card, ...others]: readonly Proposal[], { asked }: Context): Step[] | undefined {
  if (card?.tool !== 'add_birthday' || others.length > 0) return undefined;
  const said = withoutPoliteness(asked.message).replace(added, '');
  const [, same, shared] = sharing.exec(said) ?? [];
  const [lead = '', own] = having.exec(said) ?? [];
  const { when, untimed } = whenIn(said.slice(lead.length), asked);
  const name = same ?? shared ?? (when.date && isIdle(untimed) ? own : undefined);
  const { relationship = null, date: before = null } = valuesOf(card);
  const date = own ? (when.date ?? null) : before;
  if (!name) return undefined;
  return [
    { kind: 'propose', tool: card.tool, values: { name: asTitle(name), date, relationship }, quote: asked.message },
  ];
}

/** 'gift idea: a scarf' */
const headed = /^(?:(?:and|also|an?) ){0,2}(?:gift|present) ideas?(?::| is| would be| -) (?!.{0,80}\bfor\b)/i;
const ofGift = /\b(?:gifts?|presents?|ideas?|would|wants)\b|'d (?:love|like)\b/i;

/** 'He likes hot sauce, so that's a gift idea', behind somebody's birthday. */
export async function ideaForBirthday(
  [card, ...others]: readonly Proposal[],
  context: Context,
): Promise<Step[] | undefined> {
  const { message } = context.asked;
  if (!card || others.length > 0 || !/^(?:add|change)_birthday$/.test(card.tool) || !ofGift.test(message))
    return undefined;
  // Somebody of the household has a list of her own.
  if (clauseOf(message, context.household, context.asked).people.some(({ relationship }) => relationship !== 'self'))
    return undefined;
  const said = withoutPoliteness(message);
  const whole = headed.test(said) ? `${said} for her` : said;
  const gift = giftSaid(whole, new Set(card.subject.toLowerCase().split(' ')));
  if (!gift?.isIdea || gift.things.length === 0) return undefined;
  const { giftIdeas = [] } = valuesOf(card);
  const ideas = withThese(Array.isArray(giftIdeas) ? giftIdeas.map(String) : [], gift.things);
  const target = await targetOf(card, context);
  return target && [target.changedBy({ giftIdeas: ideas }, message)];
}
