import { says } from '../words/says.ts';
import type { SaidTime } from './clock.ts';

const morning = /\b(morning|breakfast|wake up|get up|sunrise|before (?:school|work))\b/i;
const evening = /\b(tonight|tonite|evening|night|dinner|supper|bedtime|bed time|new year'?s eve)\b/i;
const weekend = /\b(?:sat(?:urday)?s?|sun(?:day)?s?|weekends?)\b/i;

/** Which half of the day, according to the words around a time. */
export function halfSaid(words: string, hour: number): 'am' | 'pm' | undefined {
  if (evening.test(words) && hour >= 5 && hour < 12) return 'pm';
  if (morning.test(words) && hour < 12) return 'am';
  if (hour !== 7 && hour !== 8) return undefined;
  const plain = words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return says(plain, 'beginsLate') || (says(plain, 'afterHours') && !weekend.test(words)) ? 'pm' : undefined;
}

/** '15:30'. If a time could be in both halves, 1 to 6 are in the afternoon and 7 to 11 in the morning. */
export function clockOf({ hour, minute, half }: SaidTime, saidHalf: 'am' | 'pm' | undefined): string {
  const usual = hour === 12 || hour <= 6 ? 'pm' : 'am';
  const by = half ?? saidHalf ?? usual;
  const hours = hour === 0 || hour > 12 ? hour : (hour % 12) + (by === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** '3 to 4' and '11-1': the end is after the start, by at most half a day. */
export function clockAfter(start: string, said: SaidTime): string {
  const early = clockOf({ ...said, half: said.half ?? 'am' }, undefined);
  return early > start || said.half || said.hour > 12 ? early : clockOf({ ...said, half: 'pm' }, undefined);
}
