import type { ComponentProps } from 'react';
import { TextField } from '../text-field.tsx';

/** For an amount in dollars: a phone shows its keys with a decimal point. */
export const MoneyField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="decimal" autoComplete="off" {...props} />
);
