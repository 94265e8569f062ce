import { type ReactNode, useRef } from 'react';
import { Dialog as Radix } from '../radix.ts';

export interface FullScreenProps {
  /** For screen readers only. */
  title: string;
  onLeave: () => void;
  children: ReactNode;
}

export function FullScreenPanel({ title, onLeave, children }: FullScreenProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open onOpenChange={onLeave}>
      <Radix.Portal>
        <Radix.Content
          ref={panel}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 overflow-y-auto bg-canvas outline-none"
          // Focuses the panel itself, so that keyboard shortcuts work at once and no button is preselected.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            panel.current?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
