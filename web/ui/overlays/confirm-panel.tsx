import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { AlertDialog as Radix } from '../radix.ts';
import { QuestionPanel } from './question-panel.tsx';

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

export const ConfirmPanel = ({
  confirmLabel,
  cancelLabel = 'Cancel',
  harmless = false,
  pendingLabel = confirmLabel,
  pending = false,
  onConfirm,
  children,
  ...question
}: ConfirmProps) => (
  <QuestionPanel {...question}>
    {children}
    <div className="answers mt-6 flex flex-wrap justify-end gap-2">
      <Radix.Cancel asChild>
        <Button variant="outline">{cancelLabel}</Button>
      </Radix.Cancel>
      <Button variant={harmless ? 'primary' : 'danger'} aria-disabled={pending} onClick={() => !pending && onConfirm()}>
        {pending ? pendingLabel : confirmLabel}
      </Button>
    </div>
  </QuestionPanel>
);
