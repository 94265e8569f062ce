import { childrenApi } from '#capabilities/household/contract.ts';
import { type Wishlist, wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { upcomingBirthday } from '#capabilities/wishlists/rules/birthday-countdown.ts';
import { childOptions } from './people-options.ts';
import type { DefaultInput, EndpointInput, FieldSpec, FoundRecord, Tool, ToolContext, Values } from './tool.ts';
import { readTool } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';

const childField: FieldSpec = {
  name: 'childId',
  label: 'Child',
  kind: 'choice',
  isRequired: true,
  options: childOptions,
  hint: "a child's name",
};

const findChild = async ({ look }: ToolContext, { childId }: Values) =>
  (await look(childrenApi.list)).find(({ id }) => id === childId);

/** Gift ideas are generated once per birthday. */
async function newListInput(values: Values, context: ToolContext, { params }: DefaultInput): Promise<EndpointInput> {
  const child = await findChild(context, values);
  const year = child?.birthdate ? upcomingBirthday(child.birthdate, context.today).year : undefined;
  const lists = await context.look(wishlistsApi.list);
  const existing = lists.find(({ childId, generatedForYear }) => childId === child?.id && generatedForYear === year);
  if (existing && existing.recommendations.length > 0)
    throw new ToolRefusal(`${child?.name} has a list of gift ideas already`);
  return { params };
}

const subject = async (values: Values, _record: FoundRecord | undefined, context: ToolContext) =>
  (await findChild(context, values))?.name ?? '';

const path = () => '/birthday-wishlists';

const shortWishlist = ({ recommendations, birthdayDate: _, ...wishlist }: Wishlist) => ({
  ...wishlist,
  recommendations: recommendations.map(({ title, estimatedPrice }) => ({ title, estimatedPrice })),
});

export const giftTools: Tool[] = [
  readTool('list_wishlists', wishlistsApi.list, "The wishlists for the children's birthdays", (lists) =>
    lists.map(shortWishlist),
  ),
  {
    kind: 'write',
    name: 'make_gift_ideas',
    endpoint: wishlistsApi.generate,
    description: "Propose to think of gifts for a child's next birthday and to keep the list",
    action: 'do',
    heading: 'Gift ideas',
    fields: [childField],
    subject,
    input: newListInput,
    path,
  },
  {
    kind: 'write',
    name: 'add_gift_idea',
    endpoint: wishlistsApi.addIdeaFor,
    description: "Propose to add one gift idea to the wishlist for a child's next birthday",
    action: 'add',
    heading: 'New gift idea',
    fields: [
      childField,
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'notes', label: 'Notes', kind: 'long' },
    ],
    path,
  },
];
