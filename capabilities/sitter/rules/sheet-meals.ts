import { capitalize } from '#core/capitalize.ts';
import { concernSentences } from '#food/diets.ts';
import { type MealType, mealTypes } from '#food/meals.ts';

interface SheetConcern {
  /** Id of the eater; null for a diet of the whole family, and for guests. */
  memberId: string | null;
  isGuest: boolean;
  name: string;
  about: string;
  kind: 'allergy' | 'diet';
  ingredient: string;
}

/** What one person or group eats on a day. */
export interface SheetMealRow {
  memberIds: readonly string[];
  cells: readonly {
    mealType: MealType;
    recipeName: string | null;
    note: string | null;
    leftover: boolean;
    isSearched: boolean;
    concerns: readonly SheetConcern[];
  }[];
}

interface Eater {
  id: string;
  name: string;
}

/** The meals that one of the children eats, and the ingredients in them that the children must not eat. */
export function mealsOf(rows: readonly SheetMealRow[], children: readonly Eater[], isEveningOnly: boolean) {
  const eaten = rows.flatMap(({ memberIds, cells }) => {
    const eaters = children.filter(({ id }) => memberIds.includes(id));
    return eaters.length === 0 ? [] : cells.map((cell) => ({ ...cell, eaters }));
  });
  const isShown = (mealType: MealType) => mealType === 'dinner' || !isEveningOnly;
  return mealTypes.filter(isShown).flatMap((mealType) => {
    const titled = eaten.flatMap((cell) => {
      const title = cell.mealType === mealType ? (cell.recipeName ?? cell.note) : null;
      return title ? [{ ...cell, title }] : [];
    });
    const same = Map.groupBy(titled, ({ title, leftover, isSearched }) => `${leftover} ${isSearched} ${title}`);
    return [...same.values()].flatMap((cells) => {
      const [first] = cells;
      if (!first) return [];
      const eaters = children.filter(({ id }) => cells.some((cell) => cell.eaters.some((eater) => eater.id === id)));
      const concerns = cells.flatMap((cell) => cell.concerns.filter((concern) => isAbout(concern, eaters)));
      return {
        mealType: capitalize(mealType),
        title: first.title,
        isLeftover: first.leftover,
        children: eaters.length < children.length ? eaters.map(({ name }) => name) : [],
        found: [...new Set(concernSentences(concerns))],
        isSearched: first.isSearched,
      };
    });
  });
}

const isAbout = ({ memberId, isGuest }: SheetConcern, eaters: readonly Eater[]) =>
  memberId === null ? !isGuest : eaters.some(({ id }) => id === memberId);
