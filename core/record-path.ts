/**
 * The address of one record on a screen. The screen scrolls to the record and marks it; with `stepId`, to a step of the
 * record's plan.
 */
export const recordPath = (screen: string, id: string, stepId?: string) =>
  `${screen}?open=${id}${stepId ? `&step=${stepId}` : ''}`;
