import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { DottedFacts } from './dotted-facts.tsx';

interface UnfoldingRowProps {
  /** In front of the title: a day, a picture. */
  lead: ReactNode;
  title: string;
  /** In front of the title. */
  icon?: ReactNode;
  /** Facts below the title. Empty ones are left out. */
  facts: readonly (string | null | undefined | false)[];
  /** A line below the facts. */
  note?: ReactNode;
  /** Buttons at the end of the row. */
  side?: ReactNode;
  /** True if the row starts unfolded, for example because a link points to it. */
  isAsked?: boolean;
  /** Shown once the row is unfolded. */
  children: ReactNode;
}

/** A record in one row of a list. A tap unfolds the rest, and what can be done with it. */
export function UnfoldingRow({ lead, title, icon, facts, note, side, isAsked = false, children }: UnfoldingRowProps) {
  const [isOpen, setIsOpen] = useState(isAsked);
  const rest = useId();
  useEffect(() => {
    if (isAsked) setIsOpen(true);
  }, [isAsked]);
  return (
    <article>
      <div className="relative flex min-h-16 items-center gap-2 rounded-[inherit] px-3 py-2 sm:gap-3 sm:px-4 transition-colors hover:bg-sunken">
        {lead}
        <div className="min-w-0 flex-1">
          <div className="flex gap-2">
            {icon}
            <h3 className="min-w-0 font-sans text-base leading-snug font-semibold tracking-normal text-wrap">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? rest : undefined}
                className="stretched text-left"
                onClick={() => setIsOpen(!isOpen)}
              >
                {title}
              </button>
            </h3>
          </div>
          <DottedFacts
            facts={facts}
            className="tabular text-sm text-ink-soft [&>span>:first-child]:font-medium [&>span>:first-child]:text-ink"
          />
          {note}
        </div>
        {side}
        <ChevronDown
          aria-hidden
          size={18}
          className={classNames('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </div>
      {isOpen && (
        <div id={rest} className="space-y-3 px-3 pt-1 pb-4 sm:px-4 sm:pl-17">
          {children}
        </div>
      )}
    </article>
  );
}
