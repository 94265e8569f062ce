import { Cake, CalendarDays, CalendarPlus, ListChecks, type LucideIcon, ShoppingBasket, Utensils } from 'lucide-react';
import { useId } from 'react';
import { isEvening } from '#capabilities/dashboard/rules/day.ts';
import { useClock, useDashboard, useToday } from '#capabilities/dashboard/web/hooks.ts';
import { useWhose } from '#capabilities/household/web/whose-card.tsx';
import type { AiProvider } from '#core/ai-providers.ts';
import { WishDrawing } from '#web/ui/illustrations/wish.tsx';
import { type FirstMessage, firstMessages, helloTo, todayLines } from '../rules/screen/greeting.ts';
import { privacyOf } from '../rules/screen/shared-data.ts';
import { AnswerCard } from './answer-card.tsx';

const promise = "Just type like you'd text a friend, or drop in a note from school. Nothing is saved until you say so.";

const icons: Record<FirstMessage['topic'], LucideIcon> = {
  week: CalendarDays,
  dinners: Utensils,
  gifts: Cake,
  everything: ListChecks,
  appointment: CalendarPlus,
  groceries: ShoppingBasket,
};

/** The assistant's first message, above a conversation. */
export const GreetingCard = ({ provider }: { provider: AiProvider }) => (
  <AnswerCard text={`I'm your Magic Wand. ${promise} ${privacyOf(provider)}`} />
);

export function useDay() {
  const now = { today: useToday(), time: useClock() };
  return { now, ...useDashboard(now.today, useWhose().adultId) };
}

/** An empty conversation starts with today. */
export function TodayCard({ provider }: { provider: AiProvider }) {
  const { now, data } = useDay();
  const evening = isEvening(now.time);
  return (
    <div
      className={`card grid shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-4 md:px-7 md:py-6 ${evening ? 'night-sky' : 'morning-sky'}`}
    >
      <h2 className="text-2xl text-wrap md:text-3xl">{helloTo(data?.name, now.time)}</h2>
      <span
        className={`max-md:-my-2 max-md:-mr-4 max-md:scale-90 md:row-span-3 ${evening ? '[color-scheme:dark]' : ''}`}
      >
        <WishDrawing />
      </span>
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 max-md:col-span-2 md:text-lg">
        {data &&
          todayLines(data, now).map(({ when, what }) => (
            <p key={what} className="col-span-2 grid grid-cols-subgrid">
              {when && <b className="tabular font-semibold">{when} </b>}
              <span className={when ? undefined : 'col-span-2'}>{what}</span>
            </p>
          ))}
      </div>
      <p className="mt-3 text-sm text-pretty max-md:col-span-2">
        {data?.firstSteps && `${promise} `}
        {(!data?.firstSteps || provider !== 'builtin') && privacyOf(provider)}
      </p>
    </div>
  );
}

/** What one could say first. */
export function Suggestions({ onChoose }: { onChoose: (message: string) => void }) {
  const { data } = useDay();
  const id = useId();
  if (!data) return null;
  return (
    <div className="shrink-0">
      <p id={id} className="mb-2 text-sm text-ink-soft">
        Try saying
      </p>
      <ul aria-labelledby={id} className="grid gap-2 sm:grid-cols-3 sm:gap-3">
        {firstMessages(data).map(({ topic, message }) => {
          const Icon = icons[topic];
          return (
            <li key={message} className="grid">
              <button
                type="button"
                className="card flex items-center gap-3 px-4 py-3.5 text-left leading-snug font-semibold hover:bg-sunken"
                onClick={() => onChoose(message)}
              >
                <Icon aria-hidden size={20} className="shrink-0 text-primary" />
                <q className="min-w-0">{message}</q>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
