import { shiftedTime } from '../records/shift.ts';
import { type Finding, type Kind, ofKind } from './findings.ts';
import { clockAfter, clockOf, halfSaid } from './hours.ts';

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
