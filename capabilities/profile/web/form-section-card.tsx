import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SettingHeadProps } from '#web/ui/rows/setting-section.tsx';

interface FormSectionProps extends Pick<SettingHeadProps, 'Icon' | 'about' | 'level'> {
  title: string;
  /** A short summary of what is filled in. */
  filledIn: string;
  /** As long as nothing is filled in, it starts unfolded. */
  comesFirst?: boolean;
  children: ReactNode;
}

/** A section of a long form that unfolds. Closing it keeps what was typed. */
export const FormSection = ({
  Icon,
  title,
  about,
  level: Heading = 'h2',
  filledIn,
  comesFirst = false,
  children,
}: FormSectionProps) => {
  const [isOpenAtFirst] = useState(comesFirst && !filledIn);
  return (
    <details className="card group" open={isOpenAtFirst}>
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
      <div className="max-w-3xl space-y-5 px-5 pt-1 pb-5 lg:pl-18">{children}</div>
    </details>
  );
};
