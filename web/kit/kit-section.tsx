import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';

export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <SectionHeading title={title} />
      <Card className="flex flex-wrap items-start gap-4">{children}</Card>
    </section>
  );
}
