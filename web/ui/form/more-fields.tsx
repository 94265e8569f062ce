import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';

const hasValue = (field: Element) =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
    ? field.checked
    : (field as HTMLInputElement).value !== '';

interface MoreFieldsProps {
  /** Names what is folded: 'Place, notes'. */
  about: string;
  /** For a record that exists: who edits it looks for one of them. */
  isUnfolded?: boolean;
  children: ReactNode;
}

/**
 * Optional fields of a form, folded until one of them has a value or an error. Folding keeps what was typed. What a
 * record has already can't be folded.
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
          className="group -mt-1 -ml-3 flex max-w-full px-3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden size={16} className="shrink-0 transition group-aria-expanded:rotate-180" />
          {isOpen ? 'Fewer details' : 'More'}{' '}
          {!isOpen && <span className="truncate font-normal text-ink-soft">{about}</span>}
        </Button>
      )}
      <div ref={region} id={id} hidden={!isOpen && !isNeeded} className="space-y-4">
        {children}
      </div>
    </>
  );
}
