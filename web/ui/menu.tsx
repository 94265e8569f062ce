import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** A dropdown built on the popover attribute, because visitor pages have no JavaScript. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="button button-outline">
        {label}
        <ChevronDown aria-hidden size={16} />
      </button>
      <nav id={id} popover="auto" aria-label={label} className="menu card shadow-float">
        {children}
      </nav>
    </>
  );
}
