import { childrenApi } from '#capabilities/household/contract.ts';
import { type Wishlist, wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { upcomingBirthday } from '#capabilities/wishlists/rules/birthday-countdown.ts';
import { children } from './people-options.ts';
import { Refused } from './refused.ts';
import type { EndpointInput, FieldSpec, FoundRecord, Ground, PlainInput, Tool, Values } from './tool.ts';
import { reading } from './tool-parts.ts';

const child: FieldSpec = {
  name: 'childId',
  label: 'Child',
  kind: 'choice',
  isRequired: true,
  options: children,
  hint: "a child's name",
};

const childIn = async ({ look }: Ground, { childId }: Values) =>
  (await look(childrenApi.list)).find(({ id }) => id === childId);

/** A list is thought of once for each birthday. */
async function newListInput(values: Values, ground: Ground, { params }: PlainInput): Promise<EndpointInput> {
  const one = await childIn(ground, values);
  const year = one && upcomingBirthday(one.birthdate, ground.today).year;
  const lists = await ground.look(wishlistsApi.list);
  const made = lists.find(({ childId, generatedForYear }) => childId === one?.id && generatedForYear === year);
  if (made && made.recommendations.length > 0) throw new Refused(`${one?.name} has a list of gift ideas already`);
  return { params };
}

const subject = async (values: Values, _record: FoundRecord | undefined, ground: Ground) =>
  (await childIn(ground, values))?.name ?? '';

const path = () => '/birthday-wishlists';

const shortWishlist = ({ recommendations, birthdayDate: _, ...wishlist }: Wishlist) => ({
  ...wishlist,
  recommendations: recommendations.map(({ title, estimatedPrice }) => ({ title, estimatedPrice })),
});

export const giftTools: Tool[] = [
  reading('list_wishlists', wishlistsApi.list, "The wishlists for the children's birthdays", (lists) =>
    lists.map(shortWishlist),
  ),
  {
    kind: 'write',
    name: 'make_gift_ideas',
    endpoint: wishlistsApi.generate,
    sentence: "Propose to think of gifts for a child's next birthday and to keep the list",
    action: 'do',
    heading: 'Gift ideas',
    fields: [child],
    subject,
    input: newListInput,
    path,
  },
  {
    kind: 'write',
    name: 'add_gift_idea',
    endpoint: wishlistsApi.addIdeaFor,
    sentence: "Propose to add one gift idea to the wishlist for a child's next birthday",
    action: 'add',
    heading: 'New gift idea',
    fields: [
      child,
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'notes', label: 'Notes', kind: 'long' },
    ],
    path,
  },
];
