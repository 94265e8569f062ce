/** Undefined if the time would be on another day. */
export function shiftedTime(time: string, minutes: number): string | undefined {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const moved = hour * 60 + minute + minutes;
  if (moved < 0 || moved >= 24 * 60) return undefined;
  return `${String(Math.floor(moved / 60)).padStart(2, '0')}:${String(moved % 60).padStart(2, '0')}`;
}
