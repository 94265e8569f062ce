import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { capital } from '#core/capital.ts';
import { relationshipIn } from '../birthdays/words.ts';
import type { Context, Reading } from '../reader.ts';
import { isNewName } from './introduction-words.ts';

/** Who is told of and lives elsewhere: 'my mother-in-law is Barbara', 'Megan is our babysitter, her number is 555-0134'. */

const isCarer =
  /^(?:(?:baby)?sitter|nanny|childminder|au pair|cleaner|gardener|gp|doctor|pediatrician|paediatrician|dentist|vet|groomer|teacher|coach|tutor|therapist|landlord|plumber|accountant)$/i;
const isKin =
  /^(?:(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|(?:step)?(?:mother|father|mom|mum|dad|sister|brother)|grandma|grandmother|grandpa|grandfather|granny|gran|nan|aunt|auntie|uncle|cousin|niece|nephew|godmother|godfather|godson|goddaughter|(?:best )?friend|neighbou?r|boss|colleague|ex)$/i;

/** 'our babysitter is called Megan', 'add our babysitter Megan' */
const told =
  /^(?:my|our|the|\p{L}{2,20}'s) ([\p{L} -]{2,20}?)(?:'s)?(?: name)?(?: is|'s)(?: called| named)? (.{2,60})$/iu;
const added = /^add (?:my|our|the) (\p{L}{2,16}) (.{2,60})$/iu;
/** 'Megan is our babysitter' */
const turned = /^(.{2,30}?)(?: is|'s) (?:my|our|the|\p{L}{2,20}'s) ([\p{L} -]{2,20})(?:, .{6,40})?$/iu;
const named =
  /^((?:(?:dr|mrs?|ms|miss|coach)\.? )?\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20})?)(?:,? (?:and )?(?:(?:her|his|the|their) )?(?:phone |mobile |cell )?(?:number(?:'s| is)? )?[\d() +-]{6,20})?$/iu;

interface Outsider {
  what: string;
  who: string;
}

/** Who it is and what to them; undefined where it is neither one who cares for them nor of their family and friends. */
function outsiderIn(text: string): Outsider | undefined {
  const [, role = '', person = ''] = told.exec(text) ?? added.exec(text) ?? [];
  const [, before = '', behind = ''] = turned.exec(text) ?? [];
  const each = [
    { what: role, who: named.exec(person)?.[1] ?? '' },
    { what: behind, who: named.exec(before)?.[1] ?? '' },
  ];
  return each.find(({ what, who }) => who && (isCarer.test(what) || (isKin.test(what) && !added.test(text))));
}

export async function outsider(said: string, { asked, household }: Context): Promise<Reading[] | undefined> {
  // Her number may stand in a part of its own.
  const texts = [said, asked.message].map((text) => text.replaceAll('’', "'").replace(/[.!]$/, ''));
  const { what, who } = texts.map(outsiderIn).find((one) => one !== undefined) ?? { what: '', who: '' };
  const names = who.split(/[. ]+/);
  const isTitled = /^(?:dr|mrs?|ms|miss|coach)\b/i.test(who);
  // 'my boss is awful' names nobody.
  const isCalled = /\b(?:called|named|name)\b/i.test(said);
  const isName =
    isTitled || names.every((one) => (isCalled || /^\p{Lu}/u.test(one)) && isNewName(one, /^\p{Lu}/u.test(one)));
  if (!who || !isName || household.some((one) => one.name.toLowerCase() === who.toLowerCase())) return undefined;
  const shown = who.split(' ').map(capital).join(' ');
  if (!isCarer.test(what)) {
    const [kept] = (await asked.look(birthdaysApi.list)).filter((one) => one.name.toLowerCase() === who.toLowerCase());
    const relationship = relationshipIn(what);
    const change = { id: kept?.id ?? null, relationship };
    if (kept && kept.relationship !== relationship)
      return [{ kind: 'propose', tool: 'change_birthday', values: change, quote: said, isSaidOutright: true }];
    const as = relationship === 'family' ? 'family' : 'a friend';
    if (kept) return [{ kind: 'answer', text: `${shown} is kept among the birthdays as ${as} already.` }];
  }
  const child = household.find(({ memberType }) => memberType === 'child')?.name ?? 'Mia';
  const text = isCarer.test(what)
    ? `I keep no address book. I can note it for somebody of the family: say ‘note for ${child}: ${what.toLowerCase()} ${shown}’, with the number.`
    : `${shown} is not in the household. Of family and friends I keep birthdays and gift ideas: say ‘${shown}'s birthday is May 3’. Whoever lives with you I can add: say ‘add my ${what.toLowerCase()} ${shown} to the family’.`;
  return [{ kind: 'answer', text }];
}
