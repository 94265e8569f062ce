/**
 * The address of one record on a screen, which scrolls to it and marks it. With `stepId`, it leads to a step of the
 * record's plan.
 */
export const recordPath = (screen: string, id: string, stepId?: string) =>
  `${screen}?open=${id}${stepId ? `&step=${stepId}` : ''}`;
