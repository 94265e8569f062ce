export interface StepGroup {
  heading: string | null;
  steps: string[];
}

const isHeading = (line: string) => line.endsWith(':');

/** Splits instructions into steps, one per line; a line ending with a colon is a heading for the steps after it. */
export function stepGroups(instructions: string | null): StepGroup[] {
  const groups: StepGroup[] = [];
  for (const line of (instructions ?? '').split('\n').map((it) => it.trim())) {
    if (line === '') continue;
    const last = groups.at(-1);
    if (isHeading(line)) groups.push({ heading: line.slice(0, -1).trim(), steps: [] });
    else if (last) last.steps.push(line);
    else groups.push({ heading: null, steps: [line] });
  }
  return groups.filter(({ steps }) => steps.length > 0);
}

export interface Step {
  text: string;
  heading: string | null;
}

/** All steps in order, each with its heading, for cook mode. */
export const allSteps = (instructions: string | null): Step[] =>
  stepGroups(instructions).flatMap(({ heading, steps }) => steps.map((text) => ({ text, heading })));
