import { householdMembers } from '#capabilities/household/server/tables.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { isUniqueViolation } from '#server/database/unique-violation.ts';
import { badInput, notFound, Refusal } from '#server/http/errors.ts';
import { answerExisting, type CallWithTransactions } from '#server/http/serve.ts';
import type { Recommendation, wishlistsApi } from '../contract.ts';
import { type BirthdayOf, birthdayOf, upcomingBirthday } from '../rules/birthday-countdown.ts';
import type { ChildFacts, GiftGenerator, GiftHistory } from '../rules/generator/gift-generator.ts';
import { stateOf } from '../rules/idea-states.ts';
import { matchesAnyIdea } from '../rules/same-idea.ts';
import { lockWishlist, pastGiftsOf, type StoredWishlist, wishlistRows, wishlistsOf } from './store.ts';

/** A child's current interests say little about a birthday further away. */
const maxYearsAhead = 5;

type Child = typeof householdMembers.$inferSelect & { birthdate: string };

interface GenerationPlan {
  child: Child;
  birthday: BirthdayOf;
  /** The wishlist of that year, if there is one. */
  existing: StoredWishlist | undefined;
  /** Whether to generate new ideas for the existing wishlist. */
  regenerates: boolean;
  history: GiftHistory;
}

/** The upcoming birthday's wishlist is generated once; a later year's is regenerated on every request. */
export const createGeneration =
  (generatorFor: (personId: string) => GiftGenerator) =>
  async ({ person, params, query, reading, inTransaction }: CallWithTransactions<typeof wishlistsApi.generate>) => {
    const plan = await reading((scope) => planFor(scope, params.childId, query?.year));
    if (plan.existing && !plan.regenerates) return answerExisting(plan.existing);
    const ideas = await generatorFor(person.userId)(factsOf(plan), plan.history);
    try {
      return await inTransaction((scope) => saveIdeas(scope, plan, ideas));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const now = await reading((scope) => planFor(scope, params.childId, query?.year));
      if (!now.existing) throw error;
      // A party or own idea was added meanwhile, which created the wishlist; add the ideas to it.
      if (hasNoSuggestions(now.existing)) return inTransaction((scope) => saveIdeas(scope, now, ideas));
      // Another request has just generated the wishlist, so that one is returned.
      return answerExisting(now.existing);
    }
  };

/** The wishlist only stores own ideas or a party; gift ideas were never generated. */
const hasNoSuggestions = ({ recommendations }: StoredWishlist) => recommendations.length === 0;

async function planFor(scope: Scope, childId: string, year: number | undefined): Promise<GenerationPlan> {
  const member = await familyRows(scope, householdMembers).get(childId);
  if (member.memberType !== 'child') throw notFound();
  if (!member.birthdate) throw new Refusal(422, "Please add the child's birthdate first");
  const child = { ...member, birthdate: member.birthdate };
  const upcoming = upcomingBirthday(child.birthdate, await familyToday(scope));
  const last = upcoming.year + maxYearsAhead;
  if (year !== undefined && (year < upcoming.year || year > last))
    throw badInput(`Year must be from ${upcoming.year} to ${last}`);
  const wishlists = await wishlistsOf(scope, childId);
  const existing = wishlists.find(({ generatedForYear }) => generatedForYear === (year ?? upcoming.year));
  return {
    child,
    birthday: birthdayOf(child.birthdate, year ?? upcoming.year),
    existing,
    regenerates: (existing && hasNoSuggestions(existing)) || (year !== undefined && year !== upcoming.year),
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

const factsOf = ({ child, birthday: { year, turns } }: GenerationPlan): ChildFacts => ({
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

async function saveIdeas(
  scope: Scope,
  { child, birthday, existing }: GenerationPlan,
  ideas: readonly Recommendation[],
) {
  const fields = {
    childName: child.name,
    childAge: birthday.turns,
    birthdayDate: birthday.date,
    recommendations: [...ideas],
  };
  if (!existing) return wishlistRows(scope).add({ ...fields, childId: child.id, generatedForYear: birthday.year });
  const stored = await lockWishlist(scope, existing.id);
  const generatedAt = new Date().toISOString();
  const regenerated = { viewed: false, viewedAt: null, generatedAt, recommendations: mergeIdeas(stored, ideas) };
  return wishlistRows(scope).change(stored.id, { ...fields, ...regenerated });
}

/** Keeps suggestions that were kept, given or removed, and replaces the rest with new ideas. */
function mergeIdeas(stored: StoredWishlist, ideas: readonly Recommendation[]) {
  const chosen = stored.recommendations.filter(({ title }) => stateOf(stored, title) !== 'suggested');
  const isOnList = matchesAnyIdea([...chosen, ...stored.addedItems].map(({ title }) => title));
  return [...chosen, ...ideas.filter(({ title }) => !isOnList(title))];
}
