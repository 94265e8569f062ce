import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface FormSectionProps {
  Icon: LucideIcon;
  /** The second level for the sections of the page, the third for the parts of the last one. */
  title: ReactNode;
  /** A short summary of the section's content. */
  about: ReactNode;
  /** Wide screens show all sections. */
  isOpenOnPhones?: boolean;
  /** Whether the section takes a whole row. */
  isWide?: boolean;
  children: ReactNode;
}

const showsAllSections = () => window.matchMedia?.('(width >= 1100px)').matches ?? false;

/** A section of a long form that can be opened. Closing it keeps what was typed. */
export const FormSection = ({ Icon, title, about, isOpenOnPhones = false, isWide, children }: FormSectionProps) => {
  const [isOpenAtFirst] = useState(() => isOpenOnPhones || showsAllSections());
  return (
    <details
      className={classNames('card group self-start open:self-stretch', isWide && 'col-span-full')}
      open={isOpenAtFirst}
    >
      <summary className="flex min-h-18 cursor-pointer list-none items-center gap-3 rounded-card px-5 py-2.5">
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft">
          <Icon size={20} strokeWidth={1.9} />
        </span>
        <span className="min-w-0 flex-1 [&>:first-child]:text-lg">
          {title}
          <span className="block truncate text-sm text-ink-soft group-open:hidden">{about}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-4 px-5 pt-1 pb-5">{children}</div>
    </details>
  );
};
