import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../field.tsx';
import { TextListField } from '../text-list-field.tsx';
import { firstMessage } from './first-message.ts';

interface ListFormFieldProps<Values extends FieldValues, Saved> extends Omit<FieldProps, 'error'> {
  control: Control<Values, unknown, Saved>;
  name: FieldPath<Values>;
  placeholder?: string;
  suggestions?: readonly string[];
  foldedAs?: string;
  isWarning?: boolean;
  isOfPeople?: boolean;
  pets?: readonly string[];
}

/** A comma-separated list inside a contract form. */
export function ListFormField<Values extends FieldValues, Saved>({
  control,
  name,
  ...props
}: ListFormFieldProps<Values, Saved>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextListField
      {...props}
      name={field.name}
      ref={field.ref}
      defaultValue={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={firstMessage(fieldState.error)}
    />
  );
}
