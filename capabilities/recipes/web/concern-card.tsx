import { TriangleAlert } from 'lucide-react';
import type { Concern } from '#food/contract.ts';
import { concernSentences } from '#food/diets.ts';

/** Conflicts of a recipe with the household's allergies and diets. */
export function ConcernCard({ concerns }: { concerns: readonly Concern[] }) {
  return (
    <section
      aria-label="Found for your household"
      className="flex gap-3 rounded-card border border-danger bg-danger-soft p-4"
    >
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0">
        <ul className="space-y-1 font-semibold text-danger">
          {concernSentences(concerns).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="mt-1 text-sm">Based on ingredient names; always check the label.</p>
      </div>
    </section>
  );
}
