import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const waiting = (
  <div className="still-loading appear-late flex justify-center py-16">
    <Spinner />
  </div>
);
const RemindersCard = lazyPiece(() => import('./reminders-card.tsx').then((module) => module.RemindersCard), waiting);
// Loads in parallel with the page.
RemindersCard.preload();

export function RemindersPage() {
  return (
    <>
      <PageHeading title="Reminders" subtitle="What we tell you, when, and how we reach you" />
      <RemindersCard />
    </>
  );
}
