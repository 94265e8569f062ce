import { useRead, useWrite } from '#web/api/hooks.ts';
import { plansApi, type SubjectKind } from '../contract.ts';

export const usePlan = (subject: SubjectKind, subjectId: string) =>
  useRead(plansApi.list, { query: { subject, subjectId } });
/** The open steps of all plans. */
export const useOpenSteps = () => useRead(plansApi.open, {});
export const useSuggestSteps = () => useWrite(plansApi.suggest);
export const useAddStep = () => useWrite(plansApi.add);
export const useChangeStep = () => useWrite(plansApi.change);
export const useRemoveStep = () => useWrite(plansApi.remove);
