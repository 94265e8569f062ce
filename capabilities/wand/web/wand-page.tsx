import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ConversationCard = lazyPiece(
  () => import('./conversation-card.tsx').then((module) => module.ConversationCard),
  <Skeleton className="flex-1 rounded-card" />,
);
const WandActionsCard = lazyPiece(() => import('./wand-actions-card.tsx').then((module) => module.WandActionsCard));
// On their way while the page itself is.
ConversationCard.preload();
WandActionsCard.preload();

/** On a phone that lies on its side, and under a keyboard, the title leaves its room to what was said. */
const lowScreen =
  '[@media(height<32rem)]:[&_h1]:text-xl [@media(height<32rem)]:[&>:first-child]:-mt-4 [@media(height<32rem)]:[&>:first-child]:mb-3 [@media(height<32rem)]:[&>:first-child]:items-center';

/** As high as the screen, so that what she types stays in reach and only what was said scrolls. */
export function WandPage() {
  return (
    <div
      className={`${lowScreen} -mb-4 flex h-[calc(100dvh-5.5rem-max(6rem+env(safe-area-inset-bottom),var(--keyboard,0px)+0.5rem))] min-h-64 flex-col md:-mb-6 md:h-[calc(100dvh-5.5rem-max(1.5rem,var(--keyboard,0px)+0.5rem))]`}
    >
      <PageHeading title="Magic Wand">
        <WandActionsCard />
      </PageHeading>
      <ConversationCard />
    </div>
  );
}
