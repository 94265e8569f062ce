import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { ChipAvatar } from './chip-avatar.tsx';
import { classNames } from './class-names.ts';
import { ClearButton } from './clear-button.tsx';
import { FieldError, type FieldProps } from './field.tsx';
import type { Choice } from './options.tsx';

interface Tile extends Choice {
  Icon?: LucideIcon;
  /** The person whom the choice stands for. */
  person?: string;
  /** A few more words below the label. */
  about?: string;
}

export interface ChoiceTilesProps extends FieldProps, ComponentProps<'input'> {
  name: string;
  value: string;
  choices: readonly Tile[];
  /** See `ChoiceChips`. */
  asChips?: boolean;
}

/** Radio buttons as large tiles, or as chips. */
export function ChoiceTiles({
  label,
  hint,
  error,
  onClear,
  choices,
  value,
  asChips = false,
  className,
  ...props
}: ChoiceTilesProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={onClear && 'clearable'}>
      <fieldset aria-describedby={describedBy || undefined} className={asChips ? 'field' : undefined}>
        <legend className="field-label">{label}</legend>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        <div className={classNames(asChips ? 'flex flex-wrap gap-2' : 'mt-2 grid gap-2', className)}>
          {choices.map(({ value: choice, label: name, Icon, person, about }, index) => (
            <label key={choice} className={asChips ? 'chip chip-radio' : 'choice-tile'}>
              <input
                {...props}
                type="radio"
                value={choice}
                checked={value === choice}
                aria-labelledby={`${id}-${index}`}
                aria-describedby={about && `${id}-${index}-about`}
                // A tile with an icon needs no second symbol: its color shows that it is chosen.
                className={
                  asChips ? undefined : Icon ? 'absolute inset-0 m-0 size-full cursor-pointer opacity-0' : 'check'
                }
              />
              {person && <ChipAvatar name={person} />}
              {Icon && <Icon aria-hidden size={22} strokeWidth={1.9} className="shrink-0 text-primary" />}
              <span className="min-w-0 flex-1">
                <span id={`${id}-${index}`}>{name}</span>
                {about && (
                  <span id={`${id}-${index}-about`} className="mt-0.5 block text-sm font-normal text-ink-soft">
                    {about}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
        <div className="mt-1.5 empty:hidden">
          <FieldError id={`${id}-error`} error={error} />
        </div>
      </fieldset>
      {onClear && <ClearButton label={label} onClear={onClear} />}
    </div>
  );
}
