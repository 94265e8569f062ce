import { useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { ContractFormState } from './use-contract-form.ts';

/**
 * Fills an empty field with a guess, and follows the guess until the returned function is called: when the user changes
 * the field. '' is no guess; pass it for stored records.
 */
export function useSuggestedValue<Values extends FieldValues, Saved, Name extends FieldPath<Values>>(
  { setValue }: ContractFormState<Values, Saved>,
  name: Name,
  guess: FieldPathValue<Values, Name> | '',
) {
  const isChosen = useRef(false);
  const filled = useRef<typeof guess>('');
  useEffect(() => {
    if (isChosen.current || guess === filled.current) return;
    filled.current = guess;
    setValue(name, guess as FieldPathValue<Values, Name>, { shouldDirty: true, shouldValidate: guess !== '' });
  }, [setValue, name, guess]);
  return () => {
    isChosen.current = true;
  };
}
