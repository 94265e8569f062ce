import type { Proposal } from '../../../contract.ts';
import type { Context, Step } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asTitle } from '../words/words.ts';
import { valuesOf } from './target.ts';

/** Somebody else who was born on the same day: 'her twin Felix has the same birthday, add him too'. */

const added = /,? (?:and |so )?(?:please )?(?:add|put) (?:him|her|them)(?: (?:in|down|on))?(?: too| as well| also)?$/i;
const sharing =
  /^(?:and |also )?(?:(?:his|her|their) )?(?:twin )?(?:(?:brother|sister|twin|cousin|friend|son|daughter),? )?(\p{L}{2,20}),? (?:has|shares|is(?: also)? (?:on )?|was(?: also)? born on )?(?:exactly )?(?: ?(?:the|that|his|her))? ?(?:very )?same (?:birthday|day|date)$|^(?:and |also )?(?:(?:his|her|their) )?(?:twin )?(?:(?:brother|sister|twin) )?(\p{L}{2,20}) shares (?:it|that|(?:his|her|their|the) birthday)$/iu;

export function sameBirthday([card, ...others]: readonly Proposal[], { asked }: Context): Step[] | undefined {
  if (card?.tool !== 'add_birthday' || others.length > 0) return undefined;
  const [, same, shared] = sharing.exec(withoutPoliteness(asked.message).replace(added, '')) ?? [];
  const name = same ?? shared;
  const { date = null, relationship = null } = valuesOf(card);
  if (!name) return undefined;
  return [
    { kind: 'propose', tool: card.tool, values: { name: asTitle(name), date, relationship }, quote: asked.message },
  ];
}
