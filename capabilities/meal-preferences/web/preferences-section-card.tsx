import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

interface PreferencesSectionProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** On wide screens the second of three sections is the right column. */
export const PreferencesColumns = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:[&>:nth-child(2)]:row-span-2">
    {children}
  </div>
);

/** A section of the meal preferences. */
export const PreferencesSection = ({ title, about, children }: PreferencesSectionProps) => (
  <Card className="space-y-5">
    <div>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-0.5 text-sm text-ink-soft">{about}</p>
    </div>
    {children}
  </Card>
);
