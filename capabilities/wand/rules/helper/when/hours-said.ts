import { says } from '../words/says.ts';
import type { SaidTime } from './clock.ts';
import { shiftedTime } from './durations.ts';
import { type Finding, type Kind, ofKind } from './findings.ts';

const morning = /\b(morning|breakfast|wake up|get up|sunrise|before (?:school|work))\b/i;
const evening = /\b(tonight|tonite|evening|night|dinner|supper|bedtime|bed time|new year'?s eve)\b/i;
const weekend = /\b(?:sat(?:urday)?s?|sun(?:day)?s?|weekends?)\b/i;

/** Which half of the day, according to the words around a time. */
function halfSaid(words: string, hour: number): 'am' | 'pm' | undefined {
  if (evening.test(words) && hour >= 5 && hour < 12) return 'pm';
  if (morning.test(words) && hour < 12) return 'am';
  if (hour !== 7 && hour !== 8) return undefined;
  const plain = words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return says(plain, 'beginsLate') || (says(plain, 'afterHours') && !weekend.test(words)) ? 'pm' : undefined;
}

/** '15:30'. If a time could be in both halves, 1 to 6 are in the afternoon and 7 to 11 in the morning. */
function clockOf({ hour, minute, half }: SaidTime, saidHalf: 'am' | 'pm' | undefined): string {
  const usual = hour === 12 || hour <= 6 ? 'pm' : 'am';
  const by = half ?? saidHalf ?? usual;
  const hours = hour === 0 || hour > 12 ? hour : (hour % 12) + (by === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** '3 to 4' and '11-1': the end is after the start, by at most half a day. */
function clockAfter(start: string, said: SaidTime): string {
  const early = clockOf({ ...said, half: said.half ?? 'am' }, undefined);
  return early > start || said.half || said.hour > 12 ? early : clockOf({ ...said, half: 'pm' }, undefined);
}

/** `over`: the end of the past part of today; later hours of today are still to come. */
export function hoursOf(said: readonly Finding[], text: string, isMove: boolean, over: string) {
  const all = said.filter(ofKind('time'));
  const end = all.find(({ role }) => role === 'until');
  const times = all.filter((one) => one !== end);
  const chosen = (isMove && times.findLast(({ role }) => role === 'to')) || times[0];
  const part = said.find(ofKind('part'));
  const clock = (time: Kind<'time'>['from']) =>
    clockOf(time, (time.hour < 12 && part?.half) || halfSaid(text, time.hour));
  const usual = chosen && clock(chosen.from);
  const half = chosen && (part?.half ?? halfSaid(text, chosen.from.hour));
  const later = chosen && !chosen.to && usual && usual <= over ? clockOf(chosen.from, half ?? 'pm') : usual;
  const time = later && later > over ? later : usual;
  const to = chosen?.to ?? end?.from;
  const lasting = said.find(ofKind('lasting'));
  const endTime = to
    ? time
      ? clockAfter(time, to)
      : clock(to)
    : time && lasting && shiftedTime(time, lasting.minutes);
  return {
    times: { ...(time && { time }), ...(endTime && { endTime }) },
    // 'from 3 to 4' for something that moves: the old time is used, too.
    used: all.filter((one) => one === chosen || one === end || (isMove && one.role === 'start')),
  };
}
