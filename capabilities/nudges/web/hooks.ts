import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { today } from '#core/dates.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { nudgesApi, type ShownNudge } from '../contract.ts';

const onThisDay = () => ({ query: { today: today() } });

export const useNudges = () => useRead(nudgesApi.show, onThisDay());
export const useUsuallyNeeded = () => useRead(nudgesApi.due, onThisDay());
export const useLearned = () => useRead(nudgesApi.learned, onThisDay());
export const useForget = () => useWrite(nudgesApi.forget);
export const useChangeLearning = () => useWrite(nudgesApi.changeSettings);

const showError = failed("We couldn't save that");

/** Answers a nudge and offers Undo. */
export function useAnswerNudge() {
  const answer = useWrite(nudgesApi.answer);
  const undo = useWrite(nudgesApi.undo);
  const takeBack = (key: string) => undo.mutateAsync({ body: { key } });
  return {
    takeBack: (key: string) => void takeBack(key).catch(showError),
    /** `alsoUndo` reverts whatever was done together with the answer. */
    async give(key: string, given: 'taken' | 'not now' | 'never', title: string, alsoUndo?: () => Promise<unknown>) {
      // The component may be unmounted by then, so errors are handled on the promise.
      const onClick = () => void Promise.all([takeBack(key), alsoUndo?.()]).catch(showError);
      try {
        await answer.mutateAsync({ body: { key, answer: given } });
        toast({ title, action: { label: 'Undo', onClick } });
      } catch (error) {
        showError(error as Error);
      }
    },
  };
}

/** Adds what the family usually needs to this week's list, with one Undo for both. */
export function useAddNeededFood() {
  const add = useWrite(groceriesApi.addLines);
  const takeOff = useWrite(groceriesApi.takeOff);
  const { give } = useAnswerNudge();
  return async ({ key, label }: Pick<ShownNudge, 'key' | 'label'>) => {
    try {
      const list = await add.mutateAsync({ body: { lines: [label], today: today() } });
      const added = list.items.findLast(({ name, isManual, checked }) => isManual && !checked && name === label);
      const itemIds = added ? [added.id] : [];
      const remove = () => takeOff.mutateAsync({ params: { id: list.id }, body: { itemIds } });
      await give(key, 'taken', `${label} is on your list`, remove);
    } catch (error) {
      showError(error as Error);
    }
  };
}
