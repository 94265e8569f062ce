import { householdMembers } from '#capabilities/household/server/tables.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { isUniqueViolation } from '#server/database/unique-violation.ts';
import { badInput, notFound, Refusal } from '#server/http/errors.ts';
import { alreadyThere, type CallInSteps } from '#server/http/serve.ts';
import type { Recommendation, wishlistsApi } from '../contract.ts';
import { type BirthdayOf, birthdayOf, upcomingBirthday } from '../rules/birthday-countdown.ts';
import type { ChildFacts, GiftGenerator, GiftHistory } from '../rules/generator/gift-generator.ts';
import { stateOf } from '../rules/idea-states.ts';
import { amongIdeas } from '../rules/same-idea.ts';
import { pastGiftsOf, type StoredWishlist, takeWishlist, wishlistRows, wishlistsOf } from './store.ts';

/** What a child of this year loves is no guide to a far birthday. */
const yearsAhead = 5;

type Child = typeof householdMembers.$inferSelect & { birthdate: string };

interface Order {
  child: Child;
  birthday: BirthdayOf;
  /** The wishlist of that year, if there is one, and whether it is to be made anew. */
  former: StoredWishlist | undefined;
  replaces: boolean;
  history: GiftHistory;
}

/** Without a year, the list of the upcoming birthday is made once; a later year's list is made anew whenever it is asked for. */
export const createGeneration =
  (generatorFor: (personId: string) => GiftGenerator) =>
  async ({ person, params, query, reading, inTransaction }: CallInSteps<typeof wishlistsApi.generate>) => {
    const order = await reading((scope) => orderOf(scope, params.childId, query?.year));
    if (order.former && !order.replaces) return alreadyThere(order.former);
    const ideas = await generatorFor(person.userId)(factsOf(order), order.history);
    try {
      return await inTransaction((scope) => keep(scope, order, ideas));
    } catch (fault) {
      if (!isUniqueViolation(fault)) throw fault;
      const now = await reading((scope) => orderOf(scope, params.childId, query?.year));
      if (!now.former) throw fault;
      // She planned the party meanwhile: the ideas join it.
      if (holdsOnlyHerOwn(now.former)) return inTransaction((scope) => keep(scope, now, ideas));
      // Another tab was faster by a moment: there is one list, and it is that one.
      return alreadyThere(now.former);
    }
  };

/** Nobody has thought of gifts yet. */
const holdsOnlyHerOwn = ({ recommendations }: StoredWishlist) => recommendations.length === 0;

async function orderOf(scope: Scope, childId: string, year: number | undefined): Promise<Order> {
  const member = await familyRows(scope, householdMembers).get(childId);
  if (member.memberType !== 'child') throw notFound();
  if (!member.birthdate) throw new Refusal(422, "Please add the child's birthdate first");
  const child = { ...member, birthdate: member.birthdate };
  const upcoming = upcomingBirthday(child.birthdate, await familyToday(scope));
  const last = upcoming.year + yearsAhead;
  if (year !== undefined && (year < upcoming.year || year > last))
    throw badInput(`Year must be from ${upcoming.year} to ${last}`);
  const wishlists = await wishlistsOf(scope, childId);
  const former = wishlists.find(({ generatedForYear }) => generatedForYear === (year ?? upcoming.year));
  return {
    child,
    birthday: birthdayOf(child.birthdate, year ?? upcoming.year),
    former,
    replaces: (former && holdsOnlyHerOwn(former)) || (year !== undefined && year !== upcoming.year),
    history: historyOf(wishlists, await pastGiftsOf(scope, childId)),
  };
}

const historyOf = (wishlists: readonly StoredWishlist[], past: readonly string[]): GiftHistory => ({
  never: [
    ...past,
    ...wishlists.flatMap(({ given, removedItems, keptItems, addedItems }) => [
      ...given,
      ...removedItems,
      ...keptItems,
      ...addedItems.map(({ title }) => title),
    ]),
  ],
  seen: wishlists.flatMap(({ recommendations }) => recommendations.map(({ title }) => title)),
});

const factsOf = ({ child, birthday: { year, turns } }: Order): ChildFacts => ({
  childId: child.id,
  year,
  turns,
  interests: child.preferences,
  favoriteColors: child.favoriteColors,
  clothingSize: child.clothingSize,
  shoeSize: child.shoeSize,
  allergies: child.allergies,
  dietaryRestrictions: child.dietaryRestrictions,
});

async function keep(scope: Scope, { child, birthday, former }: Order, ideas: readonly Recommendation[]) {
  const made = {
    childName: child.name,
    childAge: birthday.turns,
    birthdayDate: birthday.date,
    recommendations: [...ideas],
  };
  if (!former) return wishlistRows(scope).add({ ...made, childId: child.id, generatedForYear: birthday.year });
  const stored = await takeWishlist(scope, former.id);
  const generatedAt = new Date().toISOString();
  const fresh = { viewed: false, viewedAt: null, generatedAt, recommendations: renewed(stored, ideas) };
  return wishlistRows(scope).change(stored.id, { ...made, ...fresh });
}

/** What she keeps, has given or has removed stays as it is, and so does everything of her own; the rest is new. */
function renewed(stored: StoredWishlist, ideas: readonly Recommendation[]) {
  const chosen = stored.recommendations.filter(({ title }) => stateOf(stored, title) !== 'suggested');
  const isThere = amongIdeas([...chosen, ...stored.addedItems].map(({ title }) => title));
  return [...chosen, ...ideas.filter(({ title }) => !isThere(title))];
}
