import { useEffect } from 'react';
import { useParams } from 'wouter';
import { ApiError } from '#web/api/call.ts';
import { useRead } from '#web/api/hooks.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { handoffsApi } from '../contract.ts';

const PageSkeleton = () => (
  <div className="card mx-auto max-w-[36rem] space-y-5 p-5 sm:p-8">
    <div className="flex items-center gap-3">
      <Skeleton className="size-12 rounded-full" />
      <Skeleton className="h-8 flex-1" />
    </div>
    <Skeleton className="h-40" />
    <Skeleton className="h-24" />
  </div>
);

const HandOffCard = lazyPiece(
  () => import('./hand-off-card.tsx').then((module) => module.HandOffCard),
  <PageSkeleton />,
);
const MessageCard = lazyPiece(() => import('#web/ui/message-card.tsx').then((module) => module.MessageCard));

/** The page of one hand-off. */
export function HandOffPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, isPending, refetch } = useRead(handoffsApi.show, { params: { id } });
  useEffect(HandOffCard.preload, []);
  if (isPending) return <PageSkeleton />;
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <MessageCard title="We can't find this" action={<ButtonLink href="/dashboard">Go to your dashboard</ButtonLink>}>
        It may be over, or part of the link was cut off.
      </MessageCard>
    );
  if (!data) return <ErrorState onRetry={refetch}>We couldn't load this.</ErrorState>;
  return <HandOffCard handoff={data} />;
}
