import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '../class-names.ts';

interface UnfoldingRowProps {
  /** In front of the title: a day, a picture. */
  lead: ReactNode;
  title: string;
  /** Behind the title. */
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
          <div className="flex flex-row-reverse justify-end gap-2">
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
          <Facts facts={facts} />
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

function Facts({ facts }: Pick<UnfoldingRowProps, 'facts'>) {
  const filled = [...new Set(facts.flatMap((fact) => fact || []))];
  if (filled.length === 0) return null;
  return (
    <p className="tabular text-sm text-ink-soft">
      {filled.map((fact, index) => (
        <span key={fact} className="inline-block">
          <span className={index === 0 ? 'font-medium text-ink' : undefined}>{fact}</span>
          {/* A line breaks between two facts, after the dot. */}
          {index < filled.length - 1 && <span aria-hidden>{'\u00A0·\u00A0'}</span>}
        </span>
      ))}
    </p>
  );
}
