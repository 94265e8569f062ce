import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldPath, type FieldValues, type RegisterOptions, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldsOf } from '#core/field-descriptions.ts';
import { firstMessage } from './first-message.ts';

/**
 * A form that asks for what a contract wants. A stored record may serve as defaults as it is: null shows as an empty field,
 * and what the contract does not name is left out when saving.
 */
export function useContractForm<Values extends FieldValues, Saved>(
  schema: z.ZodMiniType<Saved, Values>,
  defaults: DefaultValues<Values>,
) {
  const { register, handleSubmit, control, formState, reset } = useForm<Values, unknown, Saved>({
    resolver: standardSchemaResolver(schema),
    defaultValues: defaults,
  });
  const { errors, isDirty } = formState;

  const fields = fieldsOf(schema);

  /**
   * What an input needs, its label as the contract has it: `<TextField {...form.bind('name')} />`. Where a form says it in
   * other words, or the contract describes no such field, the label stands behind: `<TextField {...form.bind('name')} label="Who" />`.
   */
  const bind = <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    label: fields[name]?.label ?? '',
    error: firstMessage(errors[name]),
  });

  return { bind, control, handleSubmit, isDirty, reset };
}

export type ContractFormState<Values extends FieldValues, Saved> = ReturnType<typeof useContractForm<Values, Saved>>;
