import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface PreferencesSectionProps {
  Icon: LucideIcon;
  title: string;
  about: string;
  /** Takes the whole width; the others are side by side where there is room. */
  isWide?: boolean;
  children: ReactNode;
}

export const PreferencesSections = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 md:gap-4 lg:grid-cols-2">{children}</div>
);

/** A section of the meal preferences. */
export const PreferencesSection = ({ Icon, title, about, isWide = false, children }: PreferencesSectionProps) => (
  <section className={classNames('card min-w-0 space-y-5 p-5 md:p-6', isWide && 'lg:col-span-2')}>
    <div className="flex items-center gap-3.5">
      <span className="setting-icon text-primary">
        <Icon aria-hidden size={20} strokeWidth={1.9} />
      </span>
      <div>
        <h2 className="text-lg leading-snug">{title}</h2>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
    </div>
    {children}
  </section>
);
