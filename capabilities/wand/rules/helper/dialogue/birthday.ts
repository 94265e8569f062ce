import type { Proposal } from '../../../contract.ts';
import type { Context, Step } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asTitle } from '../words/words.ts';
import { valuesOf } from './target.ts';
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
