import { useParams } from 'wouter';
import { joinWithAnd } from '#core/text-list.ts';
import { ApiError } from '#web/api/call.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useGuestSheet } from './hooks.ts';
import { SheetCard } from './sheet-card.tsx';

const MorningCard = lazyPiece(() => import('#web/ui/morning-card.tsx').then((module) => module.MorningCard));

/** The page behind the link of a sitter sheet, for someone without an account. */
export function GuestSheetPage() {
  const { token = '' } = useParams<{ token: string }>();
  const { data: page, error, isPending, refetch } = useGuestSheet(token);
  const isLongWait = useIsLongWait();
  if (isPending) return isLongWait ? <Spinner /> : null;
  if (error instanceof ApiError && [404, 410].includes(error.status))
    return (
      <MorningCard title="Nothing to see here">
        <p className="mt-2 max-w-[42ch] text-balance text-ink-soft">{error.sentence}.</p>
      </MorningCard>
    );
  if (!page) return <ErrorState onRetry={refetch}>We couldn't load the sheet.</ErrorState>;
  return (
    <div className="mx-auto max-w-[56rem]">
      <PageHeading title={joinWithAnd(page.children.map(({ name }) => name))} subtitle="Sitter sheet" />
      <SheetCard page={page} />
    </div>
  );
}
