import { useEffect } from 'react';
import { useSearch } from 'wouter';

/**
 * The id of the record to open, from the address: `?open=<id>`. Lists show this record even if their filters would hide
 * it.
 */
export const useAskedRecord = () => new URLSearchParams(useSearch()).get('open');

/** Opens a record's plan if the address names one of its steps: `?open=<id of the record>&step=<id of the step>`. */
export function useAskedPlan(recordId: string | undefined, open: () => void) {
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan opens once for each address and may then be closed
  useEffect(() => {
    const asked = new URLSearchParams(search);
    if (recordId !== undefined && asked.get('open') === recordId && asked.has('step')) open();
  }, [search, recordId]);
}
