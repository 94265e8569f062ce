import { clockTime } from './dates.ts';

/**
 * A time that somebody typed as she liked, shown like every other where it is plainly one: '08:15', '3pm'. '3:30' may be in the
 * morning or in the afternoon, so it stays as typed, like any other words.
 */
export function typedTime(typed: string) {
  const [, hour, minutes = '00', half] = /^(\d\d?)(?::([0-5]\d))? ?([ap])\.?m\.?$/i.exec(typed) ?? [];
  if (half && Number(hour) >= 1 && Number(hour) <= 12)
    return clockTime(`${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minutes}`);
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed) ? clockTime(typed) : typed;
}
