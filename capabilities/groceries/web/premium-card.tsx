import { Button } from '#web/ui/button.tsx';

/** Preview of a future feature; it can't be bought yet. */
export function PremiumCard() {
  return (
    <section aria-label="Premium Preview" className="premium-preview mt-6 flex justify-center">
      <Button variant="quiet" disabled>
        Upgrade for AI Features
      </Button>
    </section>
  );
}
