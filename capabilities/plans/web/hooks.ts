import { useRead, useWrite } from '#web/api/hooks.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { type PlanStep, plansApi, type SubjectKind } from '../contract.ts';

export const usePlan = (subject: SubjectKind, subjectId: string) =>
  useRead(plansApi.list, { query: { subject, subjectId } });
/** The open steps of all plans. */
export const useOpenSteps = () => useRead(plansApi.open, {});
export const useSuggestSteps = () => useWrite(plansApi.suggest);
export const useAddStep = () => useWrite(plansApi.add);
export const useChangeStep = () => useWrite(plansApi.change);
export const useRemoveStep = () => useWrite(plansApi.remove);

/** Marks a step of a plan as done and offers Undo. */
export function useFinishStep() {
  const { mutate } = useChangeStep();
  const onError = failed('Error updating step');
  const setDone = (id: string, isDone: boolean, onSuccess?: () => void) =>
    mutate({ params: { id }, body: { isDone } }, { onError, ...(onSuccess && { onSuccess }) });
  return ({ id, title }: Pick<PlanStep, 'id' | 'title'>) =>
    setDone(id, true, () =>
      toast({ title: 'Done', description: title, action: { label: 'Undo', onClick: () => setDone(id, false) } }),
    );
}
