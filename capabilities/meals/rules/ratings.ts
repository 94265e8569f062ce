import type { CalendarDate } from '#core/dates.ts';
import { joinWithAnd } from '#core/text-list.ts';
import type { MealRating, Rating } from '../rating-contract.ts';

/** Derives what a family thinks of a recipe from its ratings. */

export type GivenRating = Pick<MealRating, 'memberId' | 'memberName' | 'date' | 'rating'>;

export interface Taste {
  likes: readonly GivenRating[];
  /** Everyone's 'not again' that they have not reversed. */
  refusals: readonly GivenRating[];
}

export const noTaste: Taste = { likes: [], refusals: [] };

/**
 * The latest rating of each member, and of the family as a whole, is what they think: a later 'liked' reverses their
 * own 'not again', but nobody else's. Likes count only from `since` on, and not if the same person later said 'not
 * again'.
 */
export function tasteOf(ratings: readonly GivenRating[], since: CalendarDate = ''): Taste {
  const bySpeaker = Map.groupBy(ratings, ({ memberId }) => memberId);
  const tastes = [...bySpeaker.values()].map((own): Taste => {
    const latest = own.reduce((one, other) => (other.date > one.date ? other : one));
    if (latest.rating === 'not again') return { likes: [], refusals: [latest] };
    return { likes: own.filter(({ rating, date }) => rating === 'liked' && date >= since), refusals: [] };
  });
  return { likes: tastes.flatMap(({ likes }) => likes), refusals: tastes.flatMap(({ refusals }) => refusals) };
}

/** The ratings that count for a meal: those of the family as a whole, and of the members who eat it. */
export const ratingsAt = (said: readonly GivenRating[], memberIds: readonly string[]): GivenRating[] =>
  said.filter(({ memberId }) => memberId === null || memberIds.includes(memberId));

/** The words of the ratings on screens. */
export const ratingLabels: Record<Rating, string> = {
  liked: 'Loved it',
  'all right': 'It was OK',
  'not again': 'Not again',
};

/** 'Leo: Not again'; without a name for the family as a whole. */
export const ratingWords = ({ memberName, rating }: GivenRating) =>
  memberName ? `${memberName}: ${ratingLabels[rating]}` : ratingLabels[rating];

const namesOf = (said: readonly GivenRating[]) => [...new Set(said.flatMap(({ memberName }) => memberName ?? []))];

const isFromFamily = ({ memberId }: GivenRating) => memberId === null;

/** 'You liked it twice', 'Mia liked it'; undefined without likes. */
export function likedWords(likes: readonly GivenRating[]): string | undefined {
  if (likes.length === 0) return undefined;
  const names = likes.some(isFromFamily) ? ['You'] : namesOf(likes);
  const who = joinWithAnd(names);
  const dinners = new Set(likes.map(({ date }) => date)).size;
  // Not counted, because several people may have liked different dinners.
  if (dinners === 1 || names.length > 1) return `${who} liked it`;
  return `${who} liked it ${dinners === 2 ? 'twice' : `${dinners} times`}`;
}

/** 'Not again, says Leo'; undefined without refusals. */
export function refusalWords(refusals: readonly GivenRating[]): string | undefined {
  if (refusals.length === 0) return undefined;
  if (refusals.some(isFromFamily)) return 'You said not again';
  const names = namesOf(refusals);
  return `Not again, ${names.length === 1 ? 'says' : 'say'} ${joinWithAnd(names)}`;
}

/** What a family thinks of a recipe in one line; undefined if nobody said anything. */
export function tasteWords(ratings: readonly GivenRating[]): string | undefined {
  const { likes, refusals } = tasteOf(ratings);
  return refusalWords(refusals) ?? likedWords(likes) ?? (ratings.length > 0 ? 'It was OK last time' : undefined);
}
