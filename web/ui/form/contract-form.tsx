import { Check, Trash2 } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { CloseGuard, useCloseGuard } from '../close-guard.ts';
import { LeaveQuestion } from '../leave-question.tsx';
import type { ContractFormState } from './use-contract-form.ts';

interface ContractFormProps<Values extends FieldValues, Saved> {
  form: ContractFormState<Values, Saved>;
  onSave: (values: Saved) => void;
  saving: boolean;
  saveLabel: string;
  /** Button label while saving. */
  savingLabel?: string;
  onCancel?: () => void;
  /** Asks whether to delete the record that the form edits. */
  onDelete?: (() => void) | undefined;
  /** On phones the dialog's x is the only way to cancel, unless this is set. */
  hasCancelOnPhones?: boolean;
  /** For a long form on a page: while there are unsaved changes, the button is in a bar that stays visible. */
  hasBar?: boolean;
  /** The button is quiet as long as nothing is typed, because something else on the page comes first. */
  isQuiet?: boolean;
  /** What everything else depends on isn't chosen yet: the button is muted, and pressing it says what is missing. */
  isIncomplete?: boolean;
  /** Whether the values that the form starts with are stored; then there is no button before the first change. */
  isSaved?: boolean;
  children: ReactNode;
}

/** A form validated by a contract. The first invalid field gets the focus; if saving fails, the input is kept. */
export function ContractForm<Values extends FieldValues, Saved>({
  form,
  onSave,
  saving,
  saveLabel,
  savingLabel = 'Saving...',
  onCancel,
  onDelete,
  hasCancelOnPhones = false,
  hasBar = false,
  isQuiet = false,
  isIncomplete = false,
  isSaved = false,
  children,
}: ContractFormProps<Values, Saved>) {
  const element = useRef<HTMLFormElement>(null);
  const isInDialog = useContext(CloseGuard) !== undefined;
  // On a phone it would be in the thumb's way beside the saving button.
  const [isPhone] = useState(() => window.matchMedia?.('(width < 768px)').matches ?? false);
  const isPhoneDialog = isInDialog && isPhone;
  const isBar = hasBar && form.isDirty;
  const wouldLoseChanges = form.isDirty && !saving;
  useCloseGuard(wouldLoseChanges);

  useEffect(() => {
    // Not on a phone, where the keyboard would cover the form right away.
    const hasMouse = window.matchMedia?.('(pointer: fine)').matches;
    if (isInDialog && hasMouse)
      element.current?.querySelector<HTMLElement>('input, select, textarea, button.choice-tile')?.focus();
  }, [isInDialog]);

  const save = form.handleSubmit((values) => {
    if (!saving) onSave(values);
  });
  const deleteButton = onDelete && (
    <Button variant="quiet" className="button-delete mr-auto -ml-3 px-3" onClick={onDelete}>
      <Trash2 aria-hidden size={18} />
      Delete
    </Button>
  );
  return (
    <form ref={element} noValidate onSubmit={save} className="space-y-4">
      {children}
      {isPhoneDialog && deleteButton}
      {!isInDialog && <LeaveQuestion wouldLoseChanges={wouldLoseChanges} />}
      {hasBar && isSaved && !form.isDirty && (
        <p className="flex items-center justify-end gap-1.5 text-sm text-ink-soft">
          <Check aria-hidden size={16} className="text-success" />
          All changes saved
        </p>
      )}
      {(form.isDirty || !isSaved) && (
        <div
          className={classNames(
            'flex flex-wrap justify-end gap-2',
            isInDialog ? 'dialog-foot' : isBar ? 'card form-foot' : 'pt-2 max-sm:*:grow',
          )}
        >
          {!isPhoneDialog && deleteButton}
          {isBar && <p className="mr-auto text-sm text-ink-soft">Unsaved changes</p>}
          {onCancel && (
            <Button
              variant="outline"
              className={isInDialog && !hasCancelOnPhones ? 'max-md:hidden' : undefined}
              onClick={onCancel}
            >
              Cancel
            </Button>
          )}
          {/* Not `disabled`, which would move the focus out of the dialog. */}
          <Button
            type="submit"
            variant={isQuiet && !form.isDirty ? 'outline' : 'primary'}
            aria-disabled={saving || isIncomplete}
          >
            {saving ? savingLabel : saveLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
