import { useRead, useWrite } from '#web/api/hooks.ts';
import { createIntentsHook, useOfflineWrite } from '#web/api/waiting-intents.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { type PlannerItem, plannerApi } from '../contract.ts';
import { packingApi } from '../packing-contract.ts';
import { rhythmApi } from '../rhythm-contract.ts';

const useIntended = createIntentsHook<PlannerItem[]>(() =>
  import('../rules/intended-items.ts').then((rules) => rules.withIntents),
);

/** The items, with changes applied that have not reached the server yet. */
export function usePlannerItems() {
  const read = useRead(plannerApi.list, {});
  return { ...read, data: useIntended(read.data) };
}
export const useAddItem = () => useOfflineWrite(plannerApi.add, { words: ({ body }) => `Add ${body.title}` });
export const useChangeItem = () => useWrite(plannerApi.change);
export const useRemoveItem = () => useWrite(plannerApi.remove);
interface Closing {
  params: { id: string };
  body: { date?: string | null | undefined; isReverted?: boolean };
  title: string;
}

/**
 * Checks off or skips a date and offers Undo: `occurrence`, or the date that is due. An item that doesn't repeat is
 * done as a whole.
 */
function useClosing(endpoint: typeof rhythmApi.finish | typeof rhythmApi.skip, list: 'doneDates' | 'skippedDates') {
  const verb = list === 'doneDates' ? 'Check off' : 'Skip';
  const { mutateAsync } = useOfflineWrite<typeof rhythmApi.finish, Closing>(endpoint as typeof rhythmApi.finish, {
    words: ({ title, body }) => `${body.isReverted ? 'Bring back' : verb} ${title}`,
  });
  return async ({ id, title, occurrence }: { id: string; title: string; occurrence?: string | null }) => {
    const send = (body: { date?: string | null | undefined; isReverted?: boolean }) =>
      mutateAsync({ params: { id }, body, title });
    const show = (closed: PlannerItem | undefined) => {
      // No toast without a connection: the line under the header says that the change waits.
      if (!closed) return;
      const { dismissed, ...item } = closed;
      const undo = () => void send({ date: item[list].at(-1), isReverted: true }).catch(failed('Error restoring item'));
      const done = list === 'skippedDates' ? 'Date skipped' : dismissed ? 'Done' : 'Done for now';
      toast({ title: done, description: title, action: { label: 'Undo', onClick: undo } });
    };
    await send({ date: occurrence }).then(show, failed('Error dismissing item'));
  };
}
export const useFinishItem = () => useClosing(rhythmApi.finish, 'doneDates');
export const useSkipItem = () => useClosing(rhythmApi.skip, 'skippedDates');

export const useSuggestions = () => useRead(plannerApi.suggestions, {});
export const useAnswerSuggestion = () => useWrite(plannerApi.answerSuggestion);

export const usePackingList = (id: string) => useRead(packingApi.list, { params: { id } });
export const useSuggestPacking = () => useWrite(packingApi.suggest);
export const useAddPackingItem = () => useWrite(packingApi.add);
export const useChangePackingItem = () => useWrite(packingApi.change);
export const useRemovePackingItem = () => useWrite(packingApi.remove);
