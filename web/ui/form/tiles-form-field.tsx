import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ChoiceTiles, type ChoiceTilesProps } from '../choice-tiles.tsx';
import { firstMessage } from './first-message.ts';

interface TilesFormFieldProps<Values extends FieldValues, Saved> extends Pick<ChoiceTilesProps, 'label' | 'choices'> {
  control: Control<Values, unknown, Saved>;
  name: FieldPath<Values>;
}

/** Radio buttons as tiles inside a contract form. */
export function TilesFormField<Values extends FieldValues, Saved>({
  control,
  name,
  ...props
}: TilesFormFieldProps<Values, Saved>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <ChoiceTiles
      {...props}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={firstMessage(fieldState.error)}
    />
  );
}
