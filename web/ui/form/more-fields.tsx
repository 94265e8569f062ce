import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';

const hasValue = (field: Element) =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
    ? field.checked
    : (field as HTMLInputElement).value !== '';

/** Optional fields of a form, folded until one of them has a value or an error. Folding keeps what was typed. */
export function MoreFields({ children }: { children: ReactNode }) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    const fields = region.current?.querySelectorAll('input, select, textarea') ?? [];
    if ([...fields].some(hasValue)) setIsOpen(true);
  }, []);
  useLayoutEffect(() => {
    const invalid = region.current?.querySelector('[aria-invalid="true"]');
    if (invalid) setIsOpen(true);
  });

  return (
    <>
      <Button
        variant="quiet"
        className="group -ml-3 px-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        More
        <ChevronDown aria-hidden size={16} className="transition group-aria-expanded:rotate-180" />
      </Button>
      <div ref={region} id={id} hidden={!isOpen} className="space-y-4">
        {children}
      </div>
    </>
  );
}
