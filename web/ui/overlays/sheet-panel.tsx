import type { ReactNode } from 'react';
import { Dialog as Radix } from '../radix.ts';
import { useReturnFocus } from '../return-focus.ts';
import { useCloseOnBack } from './close-on-back.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For screen readers only. */
  title: string;
  children: ReactNode;
}

export function SheetPanel({ open, onOpenChange, title, children }: SheetProps) {
  const onCloseAutoFocus = useReturnFocus(open);
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil fixed inset-0 z-50 bg-(--scrim)" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          className="panel-left fixed inset-y-0 left-0 z-50 w-72 max-w-[90vw] overflow-y-auto rounded-r-card bg-sunken pb-[env(safe-area-inset-bottom)] shadow-float outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
