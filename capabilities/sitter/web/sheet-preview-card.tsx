import { joinWithAnd } from '#core/text-list.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import type { NewSitterSheet } from '../contract.ts';
import { usePreview } from './hooks.ts';
import { SheetCard } from './sheet-card.tsx';

/** The sheet in small, as the sitter will see it. Nothing in it can be pressed yet. */
export function SheetPreview({ choices }: { choices: NewSitterSheet }) {
  const { data: page } = usePreview(choices);
  if (!page) return null;
  return (
    <section aria-label="Preview">
      <SectionHeading title="What your sitter will see" />
      <div inert className="card sheet-preview">
        <p className="font-display text-4xl font-semibold">{joinWithAnd(page.children.map(({ name }) => name))}</p>
        <SheetCard page={page} />
      </div>
      <p className="mt-2 text-sm text-ink-soft">Print it, or send a link that expires on its own.</p>
    </section>
  );
}
