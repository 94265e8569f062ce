import { useEffect } from 'react';
import { useSearch } from 'wouter';

/** What the address asks for: `?open=<id of a record>`. Lists make sure that they show it, whatever they filter. */
export const useAskedRecord = () => new URLSearchParams(useSearch()).get('open');

/** Opens a record's plan if the address asks for one of its steps: `?open=<id of the record>&step=<id of the step>`. */
export function useAskedPlan(recordId: string | undefined, open: () => void) {
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan opens once for each address and may then be closed
  useEffect(() => {
    const asked = new URLSearchParams(search);
    if (recordId !== undefined && asked.get('open') === recordId && asked.has('step')) open();
  }, [search, recordId]);
}
