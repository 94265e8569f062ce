export interface StepGroup {
  heading: string | null;
  steps: string[];
}

const isHeading = (line: string) => line.endsWith(':');

/** Instructions as written, one step per line; a line that ends with a colon is the heading of those after it. */
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

/** The same, one after the other, for somebody who cooks them one by one. */
export const allSteps = (instructions: string | null): Step[] =>
  stepGroups(instructions).flatMap(({ heading, steps }) => steps.map((text) => ({ text, heading })));
