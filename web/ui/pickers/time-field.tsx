import { Clock } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldProps } from '../field.tsx';
import { PickerField } from './picker-field.tsx';

/** A time of day, 'HH:mm'. */
export function TimeField(props: FieldProps & ComponentProps<'input'>) {
  return <PickerField icon={<Clock aria-hidden size={18} />} placeholder="Add a time" {...props} type="time" />;
}
