import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { CloseGuard } from '../close-guard.ts';
import { useLeaveGuard } from '../leave-guard.ts';
import { discardChanges } from '../leave-question.tsx';
import { Dialog as Radix } from '../radix.ts';
import { useReturnFocus } from '../return-focus.ts';
import { useCloseOnBack } from './close-on-back.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { useKeyboardInset } from './keyboard-inset.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Always as tall as the screen allows, and full-screen on phones: for lists with tabs, whose height would change. */
  isTall?: boolean;
  children: ReactNode;
}

export function DialogPanel({ open, onOpenChange, title, description, isTall, children }: DialogProps) {
  const onCloseAutoFocus = useReturnFocus(open);
  const wouldLoseChanges = useRef(false);
  /** Called if the user confirms discarding the changes; set while that confirmation is open. */
  const [leave, setLeave] = useState<() => void>();
  const ask = (onDiscard: () => void) => setLeave(() => onDiscard);
  useLeaveGuard({ wouldLoseChanges: () => wouldLoseChanges.current, ask });

  const change = (next: boolean) => {
    if (!next && wouldLoseChanges.current) ask(() => onOpenChange(false));
    else onOpenChange(next);
  };
  const discard = () => {
    setLeave(undefined);
    leave?.();
  };
  useCloseOnBack(open, () => change(false));
  useKeyboardInset(open);

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="veil fixed inset-0 z-50 bg-(--scrim)" />
        <Radix.Content
          className={classNames('panel-rise overlay-panel', isTall && 'overlay-panel-tall')}
          // Ignores further taps during the closing animation, so that nothing is saved twice.
          inert={!open}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3 max-md:px-1">
            <div className="min-w-0 pt-2">
              <Radix.Title className="text-xl leading-snug">{title}</Radix.Title>
              {description && <Radix.Description className="text-sm text-ink-soft">{description}</Radix.Description>}
            </div>
            <Radix.Close className="icon-button -mr-2.5" aria-label="Close">
              <X aria-hidden size={20} />
            </Radix.Close>
          </div>
          <div className="scroll-pb-24 overflow-y-auto overscroll-contain px-6 pt-1 pb-6 max-md:-mr-1.5 max-md:pr-2.5 max-md:pl-1">
            <CloseGuard value={wouldLoseChanges}>{children}</CloseGuard>
          </div>
        </Radix.Content>
      </Radix.Portal>
      <ConfirmPanel
        {...discardChanges}
        open={leave !== undefined}
        onOpenChange={() => setLeave(undefined)}
        onConfirm={discard}
      />
    </Radix.Root>
  );
}
