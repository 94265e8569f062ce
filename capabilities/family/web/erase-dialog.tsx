import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { askToType, isConfirmed } from '../rules/confirmations.ts';

interface EraseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  whatGoes: ReactNode;
  whatStays: ReactNode;
  /** What she types to show that she means it. */
  confirmation: string;
  onErase: (typed: string) => void;
  erasing: boolean;
}

/** The last question before something is gone for good. */
export function EraseDialog({ open, onOpenChange, title, ...props }: EraseDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description="This cannot be undone.">
      <Question title={title} onCancel={() => onOpenChange(false)} {...props} />
    </Dialog>
  );
}

type QuestionProps = Omit<EraseDialogProps, 'open' | 'onOpenChange'> & { onCancel: () => void };

function Question({ title, whatGoes, whatStays, confirmation, onErase, erasing, onCancel }: QuestionProps) {
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMeant = isConfirmed(typed, confirmation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isMeant) field.current?.focus();
    else if (!erasing) onErase(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <dl className="space-y-3 rounded-card bg-sunken p-4 text-sm">
        <div>
          <dt className="font-semibold">What goes</dt>
          <dd className="wrap-anywhere">{whatGoes}</dd>
        </div>
        <div>
          <dt className="font-semibold">What stays</dt>
          <dd className="wrap-anywhere">{whatStays}</dd>
        </div>
      </dl>
      <TextField
        ref={field}
        label={`Type "${confirmation}" to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isAsked && !isMeant ? askToType(confirmation) : undefined}
      />
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" aria-disabled={erasing}>
          {erasing ? 'Deleting...' : title}
        </Button>
      </div>
    </form>
  );
}
