import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';

/** The radio button for 'none of these' has no value, even if it is checked. */
const hasValue = (field: Element) => {
  const { type, checked, value } = field as HTMLInputElement;
  return value !== '' && (checked || !/checkbox|radio/.test(type));
};

interface MoreFieldsProps {
  /** Names the hidden fields: 'Place, notes'. */
  about: string;
  /** Open from the start, for a record that exists: its editor may look for one of these fields. */
  isUnfolded?: boolean;
  children: ReactNode;
}

/**
 * Optional fields of a form, hidden until they are opened or one of them has a value or an error. Closing keeps what
 * was typed. Fields of a stored record that have a value can't be hidden.
 */
export function MoreFields({ about, isUnfolded = false, children }: MoreFieldsProps) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);

  useLayoutEffect(() => {
    const fields = region.current?.querySelectorAll('input, select, textarea') ?? [];
    setIsNeeded(isUnfolded || [...fields].some(hasValue));
  }, [isUnfolded]);
  useLayoutEffect(() => {
    const invalid = region.current?.querySelector('[aria-invalid="true"]');
    if (invalid) setIsOpen(true);
  });

  return (
    <>
      {!isNeeded && (
        <Button
          variant="quiet"
          className="group flex w-full border-line"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="shrink-0">{isOpen ? 'Fewer details' : 'More'}</span>{' '}
          {!isOpen && <span className="truncate font-normal text-ink-soft">{about}</span>}
          <ChevronDown
            aria-hidden
            size={20}
            className="ml-auto shrink-0 text-ink-soft transition group-aria-expanded:rotate-180"
          />
        </Button>
      )}
      <div ref={region} id={id} hidden={!isOpen && !isNeeded} className="space-y-4">
        {children}
      </div>
    </>
  );
}
