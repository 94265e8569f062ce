/** How much of a plan is done. */
export interface Progress {
  doneCount: number;
  stepCount: number;
}

export const progressOf = (steps: readonly { isDone: boolean }[]): Progress => ({
  doneCount: steps.filter(({ isDone }) => isDone).length,
  stepCount: steps.length,
});
