import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ClearButton } from './clear-button.tsx';

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** If given, the field has a small x that calls it. */
  onClear?: (() => void) | undefined;
}

/** Props that link an input to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (wiring: FieldWiring) => ReactNode;
}

export function Field({ label, hint, error, onClear, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className={onClear && 'clearable'}>
        {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined })}
        {onClear && <ClearButton label={label} onClear={onClear} />}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className="field-error">
      <TriangleAlert aria-hidden size={14} className="mt-[3px] shrink-0" />
      {error}
    </p>
  );
}
