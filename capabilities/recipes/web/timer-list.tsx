import { Timer, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { prepareChime, ringChime } from '#web/ui/chime.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { formatTimer } from '../rules/step-timers.ts';

interface RunningTimer {
  id: number;
  seconds: number;
  /** The number of the step it was started from. */
  step: number;
  endsAt: number;
}

const tickMilliseconds = 250;

/** Timers that keep running when the step changes, and ring when done. */
export function useTimers() {
  const [timers, setTimers] = useState<RunningTimer[]>([]);
  const [now, setNow] = useState(0);
  const lastId = useRef(0);
  const rung = useRef(new Set<number>());
  const isRunning = timers.some(({ endsAt }) => endsAt > now);

  useEffect(() => {
    if (!isRunning) return;
    const ticker = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(ticker);
  }, [isRunning]);
  useEffect(() => {
    const done = timers.filter(({ id, endsAt }) => endsAt <= now && !rung.current.has(id));
    for (const { id } of done) rung.current.add(id);
    if (done.length > 0) ringChime();
  }, [timers, now]);

  const start = (seconds: number, step: number) => {
    prepareChime();
    lastId.current += 1;
    const startedAt = Date.now();
    setNow(startedAt);
    setTimers([...timers, { id: lastId.current, seconds, step, endsAt: startedAt + seconds * 1000 }]);
  };
  const stop = (id: number) => setTimers(timers.filter((timer) => timer.id !== id));
  const shown = timers.map((timer) => ({ ...timer, secondsLeft: Math.max(0, Math.ceil((timer.endsAt - now) / 1000)) }));
  return { shown, isRunning, start, stop };
}

export type Timers = ReturnType<typeof useTimers>;

export function TimerList({ timers: { shown, stop } }: { timers: Timers }) {
  const done = shown.filter(({ secondsLeft }) => secondsLeft === 0);
  return (
    <>
      <p role="status" className="sr-only">
        {done.map(({ seconds, step }) => `The ${formatTimer(seconds)} timer of step ${step} is done.`).join(' ')}
      </p>
      {shown.length > 0 && (
        <ul aria-label="Timers" className="flex flex-wrap gap-3 px-5 pb-4 md:px-12">
          {shown.map(({ id, step, secondsLeft }) => (
            <li
              key={id}
              className={classNames(
                'flex items-center gap-3 rounded-card py-1 pr-1 pl-4',
                secondsLeft === 0 ? 'bg-accent text-on-accent' : 'bg-primary-soft text-primary',
              )}
            >
              <Timer aria-hidden size={18} />
              <span className="text-sm font-semibold">Step {step}</span>
              <span role="timer" aria-live="off" className="tabular text-xl font-semibold">
                {secondsLeft === 0 ? 'Done' : formatTimer(secondsLeft)}
              </span>
              <IconButton
                label={secondsLeft === 0 ? `Dismiss timer of step ${step}` : `Stop timer of step ${step}`}
                icon={<X aria-hidden size={18} />}
                onClick={() => stop(id)}
                className="text-current"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
