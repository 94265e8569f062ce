/** How a family writes times and amounts. What people typed is never converted. */
export const clocks = ['12', '24'] as const;
export const unitSystems = ['us', 'metric'] as const;

export interface Habits {
  clock: (typeof clocks)[number];
  units: (typeof unitSystems)[number];
}

export const americanHabits: Habits = { clock: '12', units: 'us' };

let habitsSource = () => americanHabits;

/**
 * The habits of the family that we are writing for. Call it for each text: the next request may be from another family.
 */
export const habits = () => habitsSource();

/** Picks the text in the family's units, for examples in our own texts. */
export const textForUnits = (us: string, metric: string) => (habits().units === 'us' ? us : metric);

/**
 * The browser sets it from the session, the server from the request (`#server/habits.ts`). Returns a function that
 * restores the previous source.
 */
export function setHabitsSource(next: () => Habits) {
  const former = habitsSource;
  habitsSource = next;
  return () => {
    habitsSource = former;
  };
}
