import type { ReactNode } from 'react';
import { AlertDialog as Radix } from '../radix.ts';
import { useReturnFocus } from '../return-focus.ts';
import { useCloseOnBack } from './close-on-back.ts';

interface QuestionPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** The answers. */
  children: ReactNode;
}

/** A small dialog that stays open until one of its answers is chosen. */
export function QuestionPanel({ open, onOpenChange, title, description, children }: QuestionPanelProps) {
  const onCloseAutoFocus = useReturnFocus(open);
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil fixed inset-0 z-50 bg-(--scrim)" />
        <Radix.Content
          className="panel-rise overlay-panel overlay-panel-small overflow-y-auto p-6 max-md:px-1"
          // Ignores further taps during the closing animation.
          inert={!open}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Radix.Title className="text-xl leading-snug">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
