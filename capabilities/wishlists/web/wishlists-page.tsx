import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { useChildren } from '#capabilities/household/web/hooks.ts';
import { today } from '#core/dates.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CakeDrawing } from '#web/ui/illustrations/cake.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { soonestBirthdayFirst } from '../rules/soonest-birthday.ts';
import { useWishlists } from './hooks.ts';

const ChildWishlistCard = lazyPiece(
  () => import('./child-wishlist-card.tsx').then((module) => module.ChildWishlistCard),
  <Skeleton className="h-60 rounded-card" />,
);
const NoChildrenCard = lazyPiece(() => import('./no-children-card.tsx').then((module) => module.NoChildrenCard));
// Loads in parallel with the data.
ChildWishlistCard.preload();

export function WishlistsPage() {
  const children = useChildren();
  const wishlists = useWishlists();
  const failed = [children, wishlists].find(({ isError, data }) => isError && !data);
  return (
    <>
      <Link
        href="/birthdays"
        className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-primary hover:underline"
      >
        <ArrowLeft aria-hidden size={16} />
        Back to Birthdays
      </Link>
      <PageHeading title="Birthday Wishlists" subtitle="Gift ideas and party plans for each child" />
      {failed && (
        <ErrorState onRetry={failed.refetch}>
          {failed === children ? 'Failed to fetch children' : 'Failed to fetch wishlists'}
        </ErrorState>
      )}
      {!failed && (children.isPending || wishlists.isPending) && <CardSkeletons />}
      {children.data?.length === 0 && <NoChildrenCard />}
      {children.data && wishlists.data && (
        <ul className="space-y-6">
          {soonestBirthdayFirst(children.data, today()).map((child, index) => (
            <li key={child.id}>
              {child.birthdate ? (
                <ChildWishlistCard
                  child={child}
                  isSoonest={index === 0}
                  wishlists={wishlists.data.filter(({ childId }) => childId === child.id)}
                />
              ) : (
                <EmptyState
                  drawing={<CakeDrawing />}
                  heading={`When is ${child.name}'s birthday?`}
                  action={<ButtonLink href="/children">Add the birthdate</ButtonLink>}
                >
                  Add it once and we'll count down, with gift ideas and party plans.
                </EmptyState>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
