import { contentOf, type Need, noLongerNeeded } from './needs.ts';
import { remaining } from './remaining.ts';

/** What is kept of a line: what the plan needs, and beside it everything that she did to it. */
export interface KeptLine {
  id: string;
  /** Null for a line added by hand, which no plan touches. */
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

export interface Regenerated {
  added: { planKey: string; need: Need; isRemoved: boolean }[];
  changed: { id: string; need: Need; isRemoved: boolean }[];
  /** Lines that the plan does not need any more and she never touched. */
  dropped: string[];
}

const isTouched = ({ ownName, ownQuantity, ownCategory, note, checked, isRemoved, isWanted }: KeptLine) =>
  [ownName, ownQuantity, ownCategory, note].some((own) => own !== null) || checked || isRemoved || isWanted;

/** What was bought and cleared away comes back, ticked, when the plan needs more of it; what she took off stays off. */
const staysOff = ({ isRemoved, checked, need: former }: KeptLine, need: Need) =>
  isRemoved && !(checked && remaining([need], former ? [former] : []).length > 0);

/**
 * Brings the lines of a list up to date with the plan: only what the plan says of them changes, so that every edit stands.
 * `removedBefore` are foods that she took off an earlier list of the same week.
 */
export function regenerate(
  lines: readonly KeptLine[],
  needs: readonly Need[],
  removedBefore: ReadonlySet<string> = new Set(),
): Regenerated {
  const ofPlan = lines.filter(({ planKey }) => planKey !== null);
  const needOf = new Map(needs.map((need) => [need.key, need]));
  const known = new Set(ofPlan.map(({ planKey }) => planKey));
  const result: Regenerated = { added: [], changed: [], dropped: [] };

  for (const line of ofPlan) {
    const need = needOf.get(line.planKey ?? '');
    const next = need ?? (line.need && noLongerNeeded(line.need));
    if (!need && !isTouched(line)) result.dropped.push(line.id);
    else if (next && contentOf(next) !== contentOf(line.need))
      result.changed.push({ id: line.id, need: next, isRemoved: staysOff(line, next) });
  }
  for (const need of needs)
    if (!known.has(need.key)) result.added.push({ planKey: need.key, need, isRemoved: removedBefore.has(need.key) });
  return result;
}

/** What the lists that were ordered for a week hold, and what was taken off them unbought. */
export function heldBy(lines: readonly KeptLine[]) {
  const isHeld = ({ isRemoved, checked }: KeptLine) => !isRemoved || checked;
  return {
    held: lines.filter(isHeld).flatMap(({ need }) => need ?? []),
    removedBefore: new Set(lines.filter((line) => !isHeld(line)).flatMap(({ planKey }) => planKey ?? [])),
  };
}
