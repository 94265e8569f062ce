import { type ComponentProps, useState } from 'react';
import { joinList, splitList } from '#core/text-list.ts';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

interface TextListFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur' | 'placeholder' | 'disabled'> {
  defaultValue?: readonly string[];
  onChange: (list: string[]) => void;
}

/** Several short texts with commas between them. What is typed stays as typed; the list is what it means. */
export function TextListField({ defaultValue = [], onChange, ...props }: TextListFieldProps) {
  const [text, setText] = useState(() => joinList(defaultValue));
  return (
    <TextField
      {...props}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(splitList(event.target.value));
      }}
    />
  );
}
