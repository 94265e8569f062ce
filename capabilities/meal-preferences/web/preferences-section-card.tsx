import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

interface PreferencesSectionProps {
  title: string;
  about: string;
  children: ReactNode;
}

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
