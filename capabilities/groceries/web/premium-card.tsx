import { Button } from '#web/ui/button.tsx';

/** Preview of a future feature; it can't be bought yet. */
export function PremiumCard({ isExplained }: { isExplained: boolean }) {
  return (
    <section
      aria-label="Premium Preview"
      className="premium-preview mt-6 flex flex-wrap items-center justify-center gap-x-2 text-center text-sm text-ink-soft"
    >
      {isExplained && (
        <p className="text-balance">
          Coming later: swaps for <span className="whitespace-nowrap">sold-out</span> items and price estimates.
        </p>
      )}
      <Button variant="quiet" disabled>
        Upgrade for AI Features
      </Button>
    </section>
  );
}
