import { Leaf, TriangleAlert } from 'lucide-react';
import type { Concern } from '#food/contract.ts';
import { concernSentences } from '#food/diets.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Conflicts of a recipe with the household's allergies and diets. Only an allergy is red. */
export function ConcernCard({ concerns }: { concerns: readonly Concern[] }) {
  const hasAllergy = concerns.some(({ kind }) => kind === 'allergy');
  const Icon = hasAllergy ? TriangleAlert : Leaf;
  const color = hasAllergy && 'text-danger';
  return (
    <section
      aria-label="Found for your household"
      className={classNames(
        'flex gap-3 rounded-card p-4 print:border-0 print:bg-transparent print:p-0',
        hasAllergy ? 'border border-danger bg-danger-soft' : 'bg-sunken',
      )}
    >
      <Icon aria-hidden size={20} className={classNames('mt-0.5 shrink-0', color)} />
      <div className="min-w-0">
        <ul className={classNames('space-y-1 font-semibold', color)}>
          {concernSentences(concerns).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="mt-1 text-sm">Based on ingredient names; always check the label.</p>
      </div>
    </section>
  );
}
