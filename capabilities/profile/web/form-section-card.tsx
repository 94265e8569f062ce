import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SettingHeadProps } from '#web/ui/rows/setting-section.tsx';
import { showsAllSections } from '#web/ui/rows/shows-all-sections.ts';
import type { Answer } from '../rules/section-words.ts';

interface FormSectionProps extends Pick<SettingHeadProps, 'Icon' | 'about' | 'level'> {
  title: string;
  filledIn: readonly Answer[];
  /** It starts unfolded where there is room, or as long as nothing is filled in. */
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
  const [isOpenAtFirst] = useState(comesFirst && (filledIn.length === 0 || showsAllSections()));
  return (
    <details className="card group" open={isOpenAtFirst}>
      <summary className="flex min-h-18 cursor-pointer list-none items-center gap-3 rounded-card px-5 py-2.5">
        <span aria-hidden className="setting-icon">
          <Icon size={20} strokeWidth={1.9} />
        </span>
        <span className="min-w-0 flex-1">
          <Heading className="text-lg">{title}</Heading>
          <span className="block text-sm text-ink-soft group-open:hidden">
            {filledIn.length === 0 ? about : <Answers answers={filledIn} />}
          </span>
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

/** Side by side where there is room, each with its label. */
const Answers = ({ answers }: { answers: readonly Answer[] }) => (
  <span className="flex flex-wrap gap-x-5">
    {answers.map(({ label = '', text }) => (
      <span key={label + text} className="line-clamp-4 min-w-0">
        {label && <span>{label}: </span>}
        <span className="text-ink">{text}</span>
      </span>
    ))}
  </span>
);
