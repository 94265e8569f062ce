import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import { showsAllSections } from '#web/ui/rows/shows-all-sections.ts';

interface SectionProps {
  title: string;
  about?: string;
  /** What is chosen. With it the section is one row that unfolds, where room is short. */
  summary?: string;
  /** The section's id, for links to it. */
  record?: string;
  children: ReactNode;
}

/** A section of the reminders page. */
export function Section({ title, about, summary, record, children }: SectionProps) {
  const asked = useAskedRecord();
  const isAsked = record !== undefined && asked === record;
  const [isFoldable] = useState(() => summary !== undefined && !showsAllSections());
  const [isOpen, setIsOpen] = useState(!isFoldable || isAsked);
  const content = useId();
  useEffect(() => {
    if (isAsked) setIsOpen(true);
  }, [isAsked]);
  const words = isOpen ? about : summary;
  return (
    <section aria-label={title} data-record={record}>
      <div
        className={classNames(
          isFoldable && 'card relative flex min-h-18 items-center gap-3 px-4 py-2.5 transition-colors hover:bg-sunken',
        )}
      >
        <div className="min-w-0 flex-1">
          <h2 className={isFoldable ? 'text-lg' : 'text-xl'}>
            {isFoldable ? (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={content}
                className="stretched text-left"
                onClick={() => setIsOpen(!isOpen)}
              >
                {title}
              </button>
            ) : (
              title
            )}
          </h2>
          {words && <p className="text-sm text-ink-soft">{words}</p>}
        </div>
        {isFoldable && (
          <ChevronDown
            aria-hidden
            size={20}
            className={classNames('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
          />
        )}
      </div>
      <div id={content} hidden={!isOpen} className="mt-3">
        {children}
      </div>
    </section>
  );
}
