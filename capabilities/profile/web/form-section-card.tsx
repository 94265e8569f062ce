import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SettingSection, type SettingSectionProps } from '#web/ui/rows/setting-section.tsx';
import { showsAllSections } from '#web/ui/rows/shows-all-sections.ts';

interface FormSectionProps extends Pick<SettingSectionProps, 'Icon' | 'title' | 'about' | 'level'> {
  /** A short summary of what is filled in. */
  filledIn: string;
  /** Wide screens show all sections. */
  isOpenOnPhones?: boolean;
  children: ReactNode;
}

/** A section of a long form that can be opened where room is short. Closing it keeps what was typed. */
export const FormSection = ({ filledIn, isOpenOnPhones = false, children, ...section }: FormSectionProps) => {
  const [isWide] = useState(showsAllSections);
  if (isWide) return <SettingSection {...section}>{children}</SettingSection>;
  const { Icon, title, about, level: Heading = 'h2' } = section;
  return (
    <details className="card group" open={isOpenOnPhones}>
      <summary className="flex min-h-18 cursor-pointer list-none items-center gap-3 rounded-card px-5 py-2.5">
        <span aria-hidden className="setting-icon">
          <Icon size={20} strokeWidth={1.9} />
        </span>
        <span className="min-w-0 flex-1">
          <Heading className="text-lg">{title}</Heading>
          <span className="line-clamp-3 text-sm text-ink-soft group-open:hidden">{filledIn || about}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-5 px-5 pt-1 pb-5">{children}</div>
    </details>
  );
};
