import { canonicalJson, type Need, withoutAmounts } from './needs.ts';
import { remainingNeeds } from './remaining.ts';

/** A list item: what the plan needs, and all changes by the user. */
export interface ListLine {
  id: string;
  /** Null for an item added by hand, which regenerating never changes. */
  planKey: string | null;
  need: Need | null;
  ownName: string | null;
  ownQuantity: string | null;
  ownCategory: string | null;
  note: string | null;
  checked: boolean;
  isRemoved: boolean;
  isWanted: boolean;
}

export interface ListChanges {
  added: { planKey: string; need: Need; isRemoved: boolean }[];
  changed: { id: string; need: Need; isRemoved: boolean }[];
  /** Ids of items that the plan no longer needs and the user never changed. */
  dropped: string[];
}

const isChangedByUser = ({ ownName, ownQuantity, ownCategory, note, checked, isRemoved, isWanted }: ListLine) =>
  [ownName, ownQuantity, ownCategory, note].some((value) => value !== null) || checked || isRemoved || isWanted;

/** Removed items stay removed, except bought ones that the plan now needs more of; these return, still ticked. */
const staysRemoved = ({ isRemoved, checked, need: previousNeed }: ListLine, need: Need) =>
  isRemoved && !(checked && remainingNeeds([need], previousNeed ? [previousNeed] : []).length > 0);

/**
 * Computes the changes that update a list to the plan. Only planned values change, so all user edits stay.
 * `removedBefore` holds the keys of foods that were removed from an earlier list of the same week.
 */
export function regenerate(
  lines: readonly ListLine[],
  needs: readonly Need[],
  removedBefore: ReadonlySet<string> = new Set(),
): ListChanges {
  const plannedLines = lines.filter(({ planKey }) => planKey !== null);
  const needByKey = new Map(needs.map((need) => [need.key, need]));
  const plannedKeys = new Set(plannedLines.map(({ planKey }) => planKey));
  const result: ListChanges = { added: [], changed: [], dropped: [] };

  for (const line of plannedLines) {
    const need = needByKey.get(line.planKey ?? '');
    const next = need ?? (line.need && withoutAmounts(line.need));
    if (!need && !isChangedByUser(line)) result.dropped.push(line.id);
    else if (next && canonicalJson(next) !== canonicalJson(line.need))
      result.changed.push({ id: line.id, need: next, isRemoved: staysRemoved(line, next) });
  }
  for (const need of needs)
    if (!plannedKeys.has(need.key))
      result.added.push({ planKey: need.key, need, isRemoved: removedBefore.has(need.key) });
  return result;
}

/** The needs covered by the ordered lists of a week, and the keys of foods removed from them without being bought. */
export function orderedNeeds(lines: readonly ListLine[]) {
  const wasBought = ({ isRemoved, checked }: ListLine) => !isRemoved || checked;
  return {
    ordered: lines.filter(wasBought).flatMap(({ need }) => need ?? []),
    removedBefore: new Set(lines.filter((line) => !wasBought(line)).flatMap(({ planKey }) => planKey ?? [])),
  };
}
