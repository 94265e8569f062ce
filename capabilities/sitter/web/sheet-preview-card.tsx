import { joinWithAnd } from '#core/text-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { SheetPage } from '../page-contract.ts';
import { SheetCard } from './sheet-card.tsx';

interface SheetPreviewProps {
  page: SheetPage;
  /** Whether the page is made up. */
  isSample?: boolean;
}

/** The sheet in small, as the sitter will see it, or what will stand on it. Nothing in it can be pressed yet. */
export function SheetPreview({ page, isSample = false }: SheetPreviewProps) {
  return (
    <section aria-label="Preview">
      <h2 className="mb-3 flex items-center justify-between gap-3 text-lg">
        What your sitter will see
        {isSample && <Badge variant="accent">Sample</Badge>}
      </h2>
      <div inert className="card sheet-preview">
        <p className="font-display text-3xl font-semibold">{joinWithAnd(page.children.map(({ name }) => name))}</p>
        <SheetCard
          page={page}
          expected={{
            emergency: <ExpectedPart title="In an emergency" what="Who to call, and where the first-aid things are" />,
            children: <ExpectedPart title="Allergies and routine" what="What to do, and when: naps, bath, bedtime" />,
            phones: <ExpectedLine>Your phone number goes here</ExpectedLine>,
            child: <ExpectedLine>Allergies and routine go here</ExpectedLine>,
            days: <ExpectedPart title="Food and plans" what="What's for dinner, and where they need to be" />,
          }}
        />
      </div>
      <p className="mt-3 text-sm text-ink-soft">Print it, or send a link that expires on its own.</p>
    </section>
  );
}

const ExpectedLine = ({ children }: { children: string }) => (
  <p className="rounded-control border-2 border-dashed border-line-strong px-3 py-1.5 text-base text-ink-soft">
    {children}
  </p>
);

const ExpectedPart = ({ title, what }: { title: string; what: string }) => (
  <div className="rounded-card border-2 border-dashed border-line p-5">
    <p className="font-display text-xl font-semibold">{title}</p>
    <p className="text-balance text-ink-soft">{what}</p>
  </div>
);
