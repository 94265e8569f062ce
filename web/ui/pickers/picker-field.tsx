import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field.tsx';

interface PickerFieldProps extends FieldProps, ComponentProps<'input'> {
  type: 'date' | 'time';
  /** Opens the browser's picker. */
  icon: ReactNode;
  /** Shown instead of the browser's '--:-- --', until the field has a value or the focus. */
  placeholder: string;
  /** How to show a value while the field isn't focused, if not as the browser does. */
  inWords?: (value: string) => string;
}

/** A date or time, with the browser's picker and display format. */
export function PickerField({ label, hint, error, onClear, icon, placeholder, inWords, ...props }: PickerFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const [words, setWords] = useState<string>();
  const check = () => {
    const input = box.current?.querySelector('input');
    setIsEmpty(input?.value === '' && !input.validity.badInput);
    setWords(input?.value ? inWords?.(input.value) : undefined);
  };
  // After every render, because the form may set the value without an event.
  useLayoutEffect(check);
  return (
    <Field label={label} hint={hint} error={error} onClear={onClear}>
      {(wiring) => (
        <div ref={box} className="picker" data-placeholder={isEmpty ? placeholder : undefined} data-words={words}>
          {icon}
          <input
            {...props}
            {...wiring}
            className="control"
            onInput={check}
            onBlur={(event) => {
              props.onBlur?.(event);
              check();
            }}
          />
        </div>
      )}
    </Field>
  );
}
