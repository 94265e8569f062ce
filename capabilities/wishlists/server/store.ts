import { eq } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { Call } from '#server/http/serve.ts';
import { type IdeaState, mostOwnIdeas, type OwnIdea, type wishlistsApi } from '../contract.ts';
import { birthdayOf, upcomingBirthday } from '../rules/birthday-countdown.ts';
import { withLists, withState } from '../rules/idea-states.ts';
import { birthdayWishlists, pastGifts } from './tables.ts';

export type StoredWishlist = typeof birthdayWishlists.$inferSelect;

export const wishlistRows = (scope: Scope) => familyRows(scope, birthdayWishlists);

export const wishlistsOf = (scope: Scope, childId: string) =>
  wishlistRows(scope).list({
    where: eq(birthdayWishlists.childId, childId),
    orderBy: birthdayWishlists.generatedForYear,
  });

/** The children from the eldest to the youngest, and each one's wishlists by year. */
export async function wishlistsByChild(scope: Scope): Promise<StoredWishlist[]> {
  const children = await familyRows(scope, householdMembers).list({
    where: eq(householdMembers.memberType, 'child'),
    orderBy: householdMembers.birthdate,
  });
  const place = new Map(children.map(({ id }, index) => [id, index]));
  const placeOf = ({ childId }: StoredWishlist) => place.get(childId) ?? children.length;
  const wishlists = await wishlistRows(scope).list({ orderBy: birthdayWishlists.generatedForYear });
  return wishlists.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The newest state of a wishlist, which nobody else can change until this transaction ends: writing takes the row. */
export const takeWishlist = (scope: Scope, id: string) => wishlistRows(scope).change(id, {});

type WishlistChange = Call<typeof wishlistsApi.change>['body'];
type WrittenIdea = Call<typeof wishlistsApi.addIdea>['body'];
type PartyDetails = Call<typeof wishlistsApi.planParty>['body'];

const asOwnIdea = ({ title, notes = null, url = null }: WrittenIdea): OwnIdea => ({ title, notes, url });

/** Of ideas with the same title the first one stays. */
const once = (ideas: readonly OwnIdea[]) =>
  ideas.filter(({ title }, place) => ideas.findIndex((idea) => idea.title === title) === place);

export async function changeWishlist(scope: Scope, id: string, { addedItems, viewed, ...change }: WishlistChange) {
  const stored = await takeWishlist(scope, id);
  const viewedAt = viewed ? (stored.viewedAt ?? new Date().toISOString()) : null;
  return wishlistRows(scope).change(id, {
    ...change,
    ...withLists(stored, change),
    ...(addedItems && { addedItems: once(addedItems.map(asOwnIdea)) }),
    ...(viewed !== undefined && { viewed, viewedAt }),
  });
}

const titlesOf = ({ recommendations, addedItems }: StoredWishlist) =>
  [...recommendations, ...addedItems].map(({ title }) => title);

export async function addIdea(scope: Scope, id: string, idea: WrittenIdea) {
  const stored = await takeWishlist(scope, id);
  const isThere = titlesOf(stored).some((title) => title.toLowerCase() === idea.title.toLowerCase());
  if (isThere) throw new Refusal(409, 'This idea is on the list already, or among the removed ones');
  if (stored.addedItems.length >= mostOwnIdeas)
    throw new Refusal(409, `A list holds at most ${mostOwnIdeas} ideas of your own`);
  return wishlistRows(scope).change(id, { addedItems: [...stored.addedItems, asOwnIdea(idea)] });
}

/** The list of the child's next birthday, made if nobody has thought of gifts for it yet. */
async function upcomingList(scope: Scope, childId: string) {
  const { memberType, name, birthdate } = await familyRows(scope, householdMembers).get(childId);
  if (memberType !== 'child') throw notFound();
  if (!birthdate) throw new Refusal(422, "Please add the child's birthdate first");
  const { date, year, turns } = upcomingBirthday(birthdate, await familyToday(scope));
  const list = { childId, childName: name, childAge: turns, birthdayDate: date, generatedForYear: year };
  const [made] = await wishlistRows(scope).addMissing([list]);
  const stored = made ?? (await wishlistsOf(scope, childId)).find(({ generatedForYear }) => generatedForYear === year);
  if (!stored) throw notFound();
  return stored;
}

export async function addIdeaFor(scope: Scope, childId: string, idea: WrittenIdea) {
  const { id } = await upcomingList(scope, childId);
  return addIdea(scope, id, idea);
}

export async function planParty(scope: Scope, childId: string, party: PartyDetails) {
  const { id } = await upcomingList(scope, childId);
  return wishlistRows(scope).change(id, party);
}

export async function changeIdea(scope: Scope, id: string, title: string, state: IdeaState) {
  const stored = await takeWishlist(scope, id);
  if (!titlesOf(stored).includes(title)) throw notFound();
  return wishlistRows(scope).change(id, withState(stored, title, state));
}

/** The list goes; what was given or not wanted stays known. */
export async function removeWishlist(scope: Scope, id: string) {
  const { childId, given, removedItems } = await takeWishlist(scope, id);
  const titles = new Set([...given, ...removedItems]);
  await familyRows(scope, pastGifts).addMissing([...titles].map((title) => ({ childId, title })));
  await wishlistRows(scope).remove(id);
}

export async function pastGiftsOf(scope: Scope, childId: string): Promise<string[]> {
  const past = await familyRows(scope, pastGifts).list({ where: eq(pastGifts.childId, childId) });
  return past.map(({ title }) => title);
}

async function changeAllOf(scope: Scope, childId: string, change: (stored: StoredWishlist) => Partial<StoredWishlist>) {
  for (const stored of await wishlistsOf(scope, childId)) await wishlistRows(scope).change(stored.id, change(stored));
}

/** A corrected birthdate moves the birthdays that the wishlists are for. */
const moveBirthdays = (scope: Scope, childId: string, birthdate: CalendarDate) =>
  changeAllOf(scope, childId, ({ generatedForYear }) => {
    const { date, turns } = birthdayOf(birthdate, generatedForYear);
    return { birthdayDate: date, childAge: turns };
  });

follow(householdMembers, {
  async changed(scope, { id, name, birthdate }, former) {
    if (name !== former.name) await changeAllOf(scope, id, () => ({ childName: name }));
    if (birthdate && birthdate !== former.birthdate) await moveBirthdays(scope, id, birthdate);
  },
});
