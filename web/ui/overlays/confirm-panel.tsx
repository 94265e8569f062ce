import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { AlertDialog as Radix } from '../radix.ts';
import { useReturnFocus } from '../return-focus.ts';
import { useBackCloses } from './back-closes.ts';

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** For actions that can be undone: shows a primary instead of a danger button. */
  harmless?: boolean;
  /** Shown on the button while `pending`. The caller closes the dialog afterwards. */
  pendingLabel?: string;
  pending?: boolean;
  onConfirm: () => void;
  /** Further details below the description. */
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
  useBackCloses(open, () => onOpenChange(false));
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
