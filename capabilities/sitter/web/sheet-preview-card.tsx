import { joinWithAnd } from '#core/text-list.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import type { SheetPage } from '../page-contract.ts';
import { hasNothingNoted } from '../rules/nothing-noted.ts';
import { SheetCard } from './sheet-card.tsx';

/** The sheet in small, as the sitter will see it, or what will stand on it. Nothing in it can be pressed yet. */
export function SheetPreview({ page }: { page: SheetPage }) {
  const names = joinWithAnd(page.children.map(({ name }) => name));
  const isBare = page.children.every(hasNothingNoted);
  return (
    <section aria-label="Preview">
      <SectionHeading title="What your sitter will see" />
      <div inert className="card sheet-preview">
        <p className="font-display text-3xl font-semibold">{names}</p>
        <SheetCard page={isBare ? { ...page, children: [] } : page} />
        {isBare &&
          expectedParts(page).map(({ title, what }) => (
            <div key={title} className="rounded-card border-2 border-dashed border-line p-5">
              <p className="font-display text-xl font-semibold">{title}</p>
              <p className="text-lg text-ink-soft">{what}</p>
            </div>
          ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">Print it, or send a link that expires on its own.</p>
    </section>
  );
}

const expectedParts = ({ emergency, people, days }: SheetPage) => [
  ...(emergency.length + people.length > 0
    ? []
    : [{ title: 'In an emergency', what: 'Who to call, and where the first-aid things are' }]),
  { title: 'Allergies and routine', what: 'What to do, and when: naps, bath, bedtime' },
  ...(days.some(({ meals, entries }) => meals.length + entries.length > 0)
    ? []
    : [{ title: 'Food and plans', what: "What's for dinner, and where they need to be" }]),
];
