import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldPath, type FieldValues, type RegisterOptions, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldsOf } from '#core/field-descriptions.ts';
import { firstMessage } from './first-message.ts';

/**
 * A form for the fields of a contract schema. A stored record can be passed as defaults: null shows as an empty field,
 * and fields outside the schema are dropped when saving.
 */
export function useContractForm<Values extends FieldValues, Saved>(
  schema: z.ZodMiniType<Saved, Values>,
  defaults: DefaultValues<Values>,
) {
  const { register, handleSubmit, control, formState, reset, setValue } = useForm<Values, unknown, Saved>({
    resolver: standardSchemaResolver(schema),
    defaultValues: defaults,
  });
  const { errors, isDirty } = formState;

  const fields = fieldsOf(schema);

  /**
   * Props for an input, with the label from the contract: `<TextField {...form.bind('name')} />`. To override the
   * label, or if the contract has none, pass one after the spread: `<TextField {...form.bind('name')} label="Who" />`.
   */
  const bind = <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    label: fields[name]?.label ?? '',
    error: firstMessage(errors[name]),
  });

  return { bind, control, handleSubmit, isDirty, reset, setValue };
}

export type ContractFormState<Values extends FieldValues, Saved> = ReturnType<typeof useContractForm<Values, Saved>>;
