import { Sparkles } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** Preview of a future feature; it can't be bought yet. */
export function PremiumCard() {
  return (
    <section
      aria-label="Premium Preview"
      className="premium-preview mt-8 flex flex-wrap items-center gap-4 rounded-card border border-dashed border-line-strong p-5"
    >
      <Sparkles aria-hidden size={22} strokeWidth={1.9} className="text-ink-soft" />
      <div className="min-w-60 flex-1">
        <h2 className="text-base">Premium Preview</h2>
        <p className="text-sm text-ink-soft">Coming later: swaps for sold-out items and price estimates.</p>
      </div>
      <Button variant="outline" disabled>
        Upgrade for AI Features
      </Button>
    </section>
  );
}
