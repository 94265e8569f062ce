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

/** Comma-separated short texts. The input keeps the text as typed; `onChange` gets the parsed list. */
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
