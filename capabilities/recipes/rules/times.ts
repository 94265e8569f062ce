interface RecipeTimes {
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
}

/** Total minutes, or null if no time is known. */
export const minutesOf = ({ prepTime, cookTime, totalTime }: RecipeTimes): number | null =>
  totalTime ?? (prepTime === null && cookTime === null ? null : (prepTime ?? 0) + (cookTime ?? 0));

/** 95 -> '1 h 35 min' */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
