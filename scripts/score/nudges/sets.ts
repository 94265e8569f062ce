import { newFamily } from './family.ts';
import { type Kind, kinds } from './habit.ts';
import { type Judged, judge, type Score, sumOf } from './judge.ts';
import { busier, type Proportions, usual } from './proportions.ts';
import { type NudgeRules, type Replayed, replay } from './replay.ts';

/**
 * The open families may be looked at in detail while working on the rules. The sealed ones have other seeds and
 * proportions; only their numbers are printed.
 */
interface FamilySet {
  firstSeed: number;
  families: number;
  proportions: Proportions;
}
export const sets = {
  open: { firstSeed: 1, families: 80, proportions: usual },
  sealed: { firstSeed: 500_001, families: 80, proportions: busier },
} satisfies Record<string, FamilySet>;

export interface JudgedFamily {
  replayed: Replayed;
  judged: Record<Kind, Judged>;
}

export function judgeFamilies(rules: NudgeRules, { firstSeed, families, proportions }: FamilySet): JudgedFamily[] {
  return Array.from({ length: families }, (_, index) => {
    const replayed = replay(newFamily(firstSeed + index, proportions), rules);
    return {
      replayed,
      judged: Object.fromEntries(kinds.map((kind) => [kind, judge(replayed, kind)])) as Record<Kind, Judged>,
    };
  });
}

export const scoreOf = (families: readonly JudgedFamily[], kind: Kind): Score =>
  sumOf(families.map(({ judged }) => judged[kind].score));
