import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { capital } from '#core/capital.ts';
import { relationshipIn } from '../birthdays/words.ts';
import type { Context, Reading } from '../reader.ts';
import { isNewName } from './introduction-words.ts';

/** Who is told of and lives elsewhere: 'my mother-in-law is Barbara', 'Megan is our babysitter, her number is 555-0134'. */

const carers =
  '(?:baby)?sitter|nanny|childminder|au pair|cleaner|gardener|gp|doctor|pediatrician|paediatrician|dentist|vet|groomer|teacher|coach|tutor|therapist|landlord|plumber|accountant';
const kin =
  '(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|(?:step)?(?:mother|father|mom|mum|dad|sister|brother)|grandma|grandmother|grandpa|grandfather|granny|gran|nan|aunt|auntie|uncle|cousin|niece|nephew|godmother|godfather|godson|goddaughter|(?:best )?friend|neighbou?r|boss|colleague|ex';
const whose = "(?:my|our|the|\\p{L}{2,20}'s)";
const name = "((?:(?:dr|mrs?|ms|miss|coach)\\.? )?\\p{L}[\\p{L}'-]{1,20}(?: \\p{Lu}[\\p{L}'-]{1,20})?)";
const more =
  "(?:,? (?:and )?(?:(?:her|his|the|their) )?(?:phone |mobile |cell )?(?:number(?:'s| is)? )?[\\d() +-]{6,20})?";
const sayings = [
  new RegExp(`^${whose} (${carers}|${kin})(?:(?:'s)? name)?(?: is|'s)(?: called| named)? ${name}${more}$`, 'iu'),
  new RegExp(`^add ${whose} (${carers}) ${name}${more}$`, 'iu'),
];
const turned = new RegExp(`^${name}(?: is|'s) ${whose} (${carers}|${kin})${more}$`, 'iu');
const isCarer = new RegExp(`^(?:${carers})$`, 'i');

export async function outsider(said: string, { asked, household }: Context): Promise<Reading[] | undefined> {
  // Her number may stand in a part of its own.
  const texts = [said, asked.message].map((text) => text.replaceAll('’', "'").replace(/[.!]$/, ''));
  const [, role, called] = texts.flatMap((text) => sayings.map((one) => one.exec(text))).find(Boolean) ?? [];
  const [, turnedName, turnedRole] = texts.map((text) => turned.exec(text)).find(Boolean) ?? [];
  const [what = '', who = ''] = [role ?? turnedRole, called ?? turnedName];
  const names = who.split(/[. ]+/);
  const isTitled = /^(?:dr|mrs?|ms|miss|coach)\b/i.test(who);
  const isName = isTitled || names.every((one) => isNewName(one, /^\p{Lu}/u.test(one)));
  if (!who || !isName || household.some((one) => one.name.toLowerCase() === who.toLowerCase())) return undefined;
  const shown = who.split(' ').map(capital).join(' ');
  if (!isCarer.test(what)) {
    const [kept] = (await asked.look(birthdaysApi.list)).filter((one) => one.name.toLowerCase() === who.toLowerCase());
    const relationship = relationshipIn(what);
    if (kept && kept.relationship !== relationship)
      return [
        {
          kind: 'propose',
          tool: 'change_birthday',
          values: { id: kept.id, relationship },
          quote: said,
          isSaidOutright: true,
        },
      ];
    if (kept)
      return [
        {
          kind: 'answer',
          text: `${shown} is kept among the birthdays as ${relationship === 'family' ? 'family' : 'a friend'} already.`,
        },
      ];
  }
  const child = household.find(({ memberType }) => memberType === 'child')?.name ?? 'Mia';
  const text = isCarer.test(what)
    ? `I keep no address book. I can note it for somebody of the family: say ‘note for ${child}: ${what.toLowerCase()} ${shown}’, with the number.`
    : `${shown} is not in the household. Of family and friends I keep birthdays and gift ideas: say ‘${shown}'s birthday is May 3’. Whoever lives with you I can add: say ‘add my ${what.toLowerCase()} ${shown} to the family’.`;
  return [{ kind: 'answer', text }];
}
