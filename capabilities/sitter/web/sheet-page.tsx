import { useParams } from 'wouter';
import { ApiError } from '#web/api/call.ts';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useSheet } from './hooks.ts';

const SheetDetailCard = lazyPiece(
  () => import('./sheet-detail-card.tsx').then((module) => module.SheetDetailCard),
  <CardSkeletons />,
);
// Loads in parallel with the data.
SheetDetailCard.preload();

const MissingSheetCard = lazyPiece(() => import('./missing-sheet-card.tsx').then((module) => module.MissingSheetCard));

export function SheetPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useSheet(id);
  if (isPending) return <CardSkeletons />;
  // Also shown for a sheet that was visible before and is now deleted.
  if (error instanceof ApiError && error.status === 404) return <MissingSheetCard />;
  if (data) return <SheetDetailCard {...data} />;
  return <ErrorState onRetry={refetch}>We couldn't load the sheet.</ErrorState>;
}
