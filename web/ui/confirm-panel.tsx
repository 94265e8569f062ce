import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { AlertDialog as Radix } from './radix.ts';
import { useReturnFocus } from './return-focus.ts';

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** For what can be taken back. */
  harmless?: boolean;
  /** Shown on the button while it works; the caller closes the question when it is done. */
  pendingLabel?: string;
  pending?: boolean;
  onConfirm: () => void;
  /** What to know before answering, beyond a sentence. */
  children?: ReactNode;
}

export function ConfirmPanel({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  harmless = false,
  pendingLabel = confirmLabel,
  pending = false,
  onConfirm,
  children,
}: ConfirmProps) {
  const onCloseAutoFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil fixed inset-0 z-50 bg-(--scrim)" />
        <Radix.Content
          className="panel-rise overlay-panel overlay-panel-small overflow-y-auto p-6"
          // On its way out it takes no second tap.
          inert={!open}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Radix.Title className="text-xl leading-snug">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={harmless ? 'primary' : 'danger'}
              aria-disabled={pending}
              onClick={() => !pending && onConfirm()}
            >
              {pending ? pendingLabel : confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
