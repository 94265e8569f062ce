/** How a family writes times and amounts. What people typed is never converted. */
export const clocks = ['12', '24'] as const;
export const unitSystems = ['us', 'metric'] as const;

export interface Habits {
  clock: (typeof clocks)[number];
  units: (typeof unitSystems)[number];
}

export const american: Habits = { clock: '12', units: 'us' };

let source = () => american;

/** The habits of the family that the text is for. Ask each time: the answer differs by request, and may change. */
export const habits = () => source();

/** The text in the family's units, for examples of ours. */
export const byUnits = (us: string, metric: string) => (habits().units === 'us' ? us : metric);

/** The browser sets it from the session, the server from the request (`#server/habits.ts`). Returns what puts the former back. */
export function setHabits(next: () => Habits) {
  const former = source;
  source = next;
  return () => {
    source = former;
  };
}
