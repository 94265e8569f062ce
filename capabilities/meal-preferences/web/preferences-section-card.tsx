import type { ReactNode } from 'react';

interface PreferencesSectionProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** A card with one section below the other. */
export const PreferencesSections = ({ children }: { children: ReactNode }) => (
  <div className="card divide-y divide-line px-5 md:px-6">{children}</div>
);

/** A section of the meal preferences. */
export const PreferencesSection = ({ title, about, children }: PreferencesSectionProps) => (
  <section className="space-y-4 py-6">
    <div>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-0.5 text-sm text-ink-soft max-md:hidden">{about}</p>
    </div>
    <div className="space-y-5">{children}</div>
  </section>
);
