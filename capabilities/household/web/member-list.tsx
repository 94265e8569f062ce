import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AdultsDrawing } from '#web/ui/illustrations/adults.tsx';
import { ChildDrawing } from '#web/ui/illustrations/child.tsx';
import { PawDrawing } from '#web/ui/illustrations/paw.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { HouseholdMember, MemberType } from '../contract.ts';

const MemberCard = lazyPiece(
  () => import('./member-card.tsx').then((module) => module.MemberCard),
  <Skeleton className="h-32 rounded-card" />,
);
// Loads in parallel with the data.
MemberCard.preload();

const drawings = { adult: <AdultsDrawing />, child: <ChildDrawing />, pet: <PawDrawing /> };

/** The texts of the page for each type of member. */
export const memberWording = {
  adult: {
    tab: 'Adults',
    add: 'Add Adult',
    needed: 'Just a name and relationship to start.',
    failed: 'Failed to fetch adults',
    none: 'No adults added yet',
    why: 'Add yourself and everyone who helps carry the load.',
    more: 'Who else helps carry the load?',
  },
  child: {
    tab: 'Children',
    add: 'Add Child',
    needed: 'Just a name and birthdate to start.',
    failed: 'Failed to fetch children',
    none: 'No children added yet',
    why: 'Sizes, allergies and birthdays, remembered for you.',
    more: 'Brothers, sisters, one on the way?',
  },
  pet: {
    tab: 'Pets',
    add: 'Add Pet',
    needed: 'Just a name and pet type to start.',
    failed: 'Failed to fetch pets',
    none: 'No pets added yet',
    why: "They're family too.",
    more: 'Anyone else with paws, fins or feathers?',
  },
} as const;

interface MemberListProps {
  memberType: MemberType;
  /** Undefined while they are loading or if that failed. */
  members: readonly HouseholdMember[] | undefined;
  isPending: boolean;
  onRetry: () => unknown;
  /** Beside a single card, these can be added, too. */
  missing: readonly MemberType[];
  onAdd: (type: MemberType) => void;
  onEdit: (member: HouseholdMember) => void;
  onDelete: (member: HouseholdMember) => void;
}

export function MemberList({
  memberType,
  members,
  isPending,
  onRetry,
  missing,
  onAdd,
  onEdit,
  onDelete,
}: MemberListProps) {
  const { add, failed, none, why } = memberWording[memberType];
  if (isPending) return <CardSkeletons />;
  if (!members) return <ErrorState onRetry={onRetry}>{failed}</ErrorState>;
  if (members.length === 0)
    return (
      <EmptyState
        drawing={drawings[memberType]}
        heading={none}
        action={<Button onClick={() => onAdd(memberType)}>{add}</Button>}
      >
        {why}
      </EmptyState>
    );
  return (
    <>
      <ul className="member-list">
        {members.map((member) => (
          <li key={member.id} className="grid">
            <MemberCard member={member} onEdit={() => onEdit(member)} onDelete={() => onDelete(member)} />
          </li>
        ))}
        {members.length === 1 && (
          <li className="grid content-start gap-3">
            {[memberType, ...missing].map((type) => (
              <button key={type} type="button" className="invite-row" onClick={() => onAdd(type)}>
                <span aria-hidden className="invite-drawing">
                  {drawings[type]}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{memberWording[type].add}</span>
                  <span className="block text-sm text-ink-soft">
                    {memberWording[type][type === memberType ? 'more' : 'why']}
                  </span>
                </span>
                <Plus aria-hidden size={20} className="shrink-0 text-primary" />
              </button>
            ))}
          </li>
        )}
      </ul>
      {memberType === 'child' && (
        <p className="mt-4 text-sm text-ink-soft">
          Interests, colors and schedules are in their{' '}
          <Link href="/children" className="font-semibold text-primary hover:underline">
            full profiles
          </Link>
          .
        </p>
      )}
    </>
  );
}
