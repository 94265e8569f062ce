import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { WaitingCard } from './waiting-card.tsx';

const ConversationCard = lazyPiece(
  () => import('./conversation-card.tsx').then((module) => module.ConversationCard),
  <WaitingCard />,
);
const WandActionsCard = lazyPiece(() => import('./wand-actions-card.tsx').then((module) => module.WandActionsCard));
// Start loading both together with the page.
ConversationCard.preload();
WandActionsCard.preload();

/** On low screens (landscape phones, open keyboard) the title shrinks to leave room for the conversation. */
const lowScreenClasses =
  '[@media(height<32rem)]:[&_h1]:text-xl [@media(height<32rem)]:md:[&>:first-child]:-mt-4 [@media(height<32rem)]:[&>:first-child]:mb-3 [@media(height<32rem)]:[&>:first-child]:items-center';

/** Exactly as high as the screen, so that only the conversation scrolls and the message field stays visible. */
export function WandPage() {
  return (
    <div
      className={`${lowScreenClasses} -mb-4 flex h-[calc(100dvh-4.5rem-max(6rem+env(safe-area-inset-bottom),var(--keyboard,0px)+0.5rem))] min-h-64 flex-col md:-mb-6 md:h-[calc(100dvh-5.5rem-max(1.5rem,var(--keyboard,0px)+0.5rem))]`}
    >
      <PageHeading title="Magic Wand">
        <WandActionsCard />
      </PageHeading>
      <ConversationCard />
    </div>
  );
}
