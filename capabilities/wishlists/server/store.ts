import { eq } from 'drizzle-orm';
import { checkAssignee } from '#capabilities/household/server/store.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import type { Call } from '#server/http/serve.ts';
import { type IdeaState, maxOwnIdeas, type OwnIdea, type wishlistsApi } from '../contract.ts';
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

/** All wishlists, by child from eldest to youngest, then by year. */
export async function wishlistsByChild(scope: Scope): Promise<StoredWishlist[]> {
  const children = await familyRows(scope, householdMembers).list({
    where: eq(householdMembers.memberType, 'child'),
    orderBy: householdMembers.birthdate,
  });
  const ranks = new Map(children.map(({ id }, index) => [id, index]));
  const rankOf = ({ childId }: StoredWishlist) => ranks.get(childId) ?? children.length;
  const wishlists = await wishlistRows(scope).list({ orderBy: birthdayWishlists.generatedForYear });
  return wishlists.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Reads a wishlist and locks its row until the transaction ends, by an update that changes nothing. */
export const lockWishlist = (scope: Scope, id: string) => wishlistRows(scope).change(id, {});

type WishlistChange = Call<typeof wishlistsApi.change>['body'];
type IdeaInput = Call<typeof wishlistsApi.addIdea>['body'];
type PartyDetails = Call<typeof wishlistsApi.planParty>['body'];

const asOwnIdea = ({ title, notes = null, url = null }: IdeaInput): OwnIdea => ({ title, notes, url });

/** Keeps the first of several ideas with the same title. */
const uniqueByTitle = (ideas: readonly OwnIdea[]) =>
  ideas.filter(({ title }, index) => ideas.findIndex((idea) => idea.title === title) === index);

export async function changeWishlist(scope: Scope, id: string, { addedItems, viewed, ...change }: WishlistChange) {
  await checkAssignee(scope, change);
  const stored = await lockWishlist(scope, id);
  const viewedAt = viewed ? (stored.viewedAt ?? new Date().toISOString()) : null;
  return wishlistRows(scope).change(id, {
    ...change,
    ...withLists(stored, change),
    ...(addedItems && { addedItems: uniqueByTitle(addedItems.map(asOwnIdea)) }),
    ...(viewed !== undefined && { viewed, viewedAt }),
  });
}

const titlesOf = ({ recommendations, addedItems }: StoredWishlist) =>
  [...recommendations, ...addedItems].map(({ title }) => title);

export async function addIdea(scope: Scope, id: string, idea: IdeaInput) {
  const stored = await lockWishlist(scope, id);
  const isOnList = titlesOf(stored).some((title) => title.toLowerCase() === idea.title.toLowerCase());
  if (isOnList) throw new Refusal(409, 'This idea is already on the list, or you removed it');
  if (stored.addedItems.length >= maxOwnIdeas)
    throw new Refusal(409, `You can add up to ${maxOwnIdeas} ideas of your own`);
  return wishlistRows(scope).change(id, { addedItems: [...stored.addedItems, asOwnIdea(idea)] });
}

/** Gets the wishlist of the child's next birthday, or creates it. */
async function getOrCreateUpcomingList(scope: Scope, childId: string) {
  const { memberType, name, birthdate } = await familyRows(scope, householdMembers).get(childId);
  if (memberType !== 'child') throw notFound();
  if (!birthdate) throw new Refusal(422, "Please add the child's birthdate first");
  const { date, year, turns } = upcomingBirthday(birthdate, await familyToday(scope));
  const list = { childId, childName: name, childAge: turns, birthdayDate: date, generatedForYear: year };
  const [created] = await wishlistRows(scope).addMissing([list]);
  const stored =
    created ?? (await wishlistsOf(scope, childId)).find(({ generatedForYear }) => generatedForYear === year);
  if (!stored) throw notFound();
  return stored;
}

export async function addIdeaFor(scope: Scope, childId: string, idea: IdeaInput) {
  const { id } = await getOrCreateUpcomingList(scope, childId);
  return addIdea(scope, id, idea);
}

export async function planParty(scope: Scope, childId: string, party: PartyDetails) {
  await checkAssignee(scope, party);
  const { id } = await getOrCreateUpcomingList(scope, childId);
  return wishlistRows(scope).change(id, party);
}

export async function changeIdea(scope: Scope, id: string, title: string, state: IdeaState) {
  const stored = await lockWishlist(scope, id);
  if (!titlesOf(stored).includes(title)) throw notFound();
  return wishlistRows(scope).change(id, withState(stored, title, state));
}

/** Deletes the wishlist, but remembers what was given or removed, so that it is never suggested again. */
export async function removeWishlist(scope: Scope, id: string) {
  const { childId, given, removedItems } = await lockWishlist(scope, id);
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

/** Updates the birthdays and ages of the wishlists after a corrected birthdate. */
const moveBirthdays = (scope: Scope, childId: string, birthdate: CalendarDate) =>
  changeAllOf(scope, childId, ({ generatedForYear }) => {
    const { date, turns } = birthdayOf(birthdate, generatedForYear);
    return { birthdayDate: date, childAge: turns };
  });

follow(householdMembers, {
  async changed(scope, { id, name, birthdate }, previous) {
    if (name !== previous.name) await changeAllOf(scope, id, () => ({ childName: name }));
    if (birthdate && birthdate !== previous.birthdate) await moveBirthdays(scope, id, birthdate);
  },
});
