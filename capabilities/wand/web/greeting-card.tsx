import {
  Cake,
  CalendarDays,
  CalendarPlus,
  ListChecks,
  Lock,
  type LucideIcon,
  ShoppingBasket,
  Utensils,
} from 'lucide-react';
import { isEvening } from '#capabilities/dashboard/rules/day.ts';
import { useClock, useDashboard, useToday } from '#capabilities/dashboard/web/hooks.ts';
import { useWhose } from '#capabilities/household/web/whose-card.tsx';
import type { AiProvider } from '#core/ai-providers.ts';
import { WishDrawing } from '#web/ui/illustrations/wish.tsx';
import { type FirstMessage, firstMessages, helloTo, todayLines } from '../rules/screen/greeting.ts';
import { privacyOf } from '../rules/screen/shared-data.ts';
import { AnswerCard } from './answer-card.tsx';

const promise =
  "I'm your Magic Wand. Just type like you'd text a friend, or drop in a note from school. Nothing is saved until you say so.";

const icons: Record<FirstMessage['topic'], LucideIcon> = {
  week: CalendarDays,
  dinners: Utensils,
  gifts: Cake,
  everything: ListChecks,
  appointment: CalendarPlus,
  groceries: ShoppingBasket,
};

/** What a message on a topic leads to. */
const outcomes: Record<FirstMessage['topic'], string> = {
  week: 'Every day at a glance',
  dinners: 'Dinners, and what to buy for them',
  gifts: 'Ideas that fit',
  everything: 'What needs you soon',
  appointment: 'Goes on your calendar',
  groceries: 'Goes on your grocery list',
};

interface GreetingCardProps {
  provider: AiProvider;
  /** Set only while the conversation is empty. */
  onSuggestion: ((message: string) => void) | undefined;
}

/** The assistant's first message. An empty conversation starts with today, and with messages that fit it. */
export const GreetingCard = ({ provider, onSuggestion }: GreetingCardProps) => (
  <div className={onSuggestion ? 'flex min-h-full flex-col gap-3' : 'space-y-4'}>
    {onSuggestion ? <Today /> : <AnswerCard text={promise} />}
    <p className="flex max-w-[70ch] items-start gap-2 text-sm text-ink-soft">
      <Lock aria-hidden size={15} className="mt-0.5 shrink-0" />
      {privacyOf(provider)}
    </p>
    {onSuggestion && <Suggestions onChoose={onSuggestion} />}
  </div>
);

function useDay() {
  const now = { today: useToday(), time: useClock() };
  return { now, ...useDashboard(now.today, useWhose().adultId) };
}

function Today() {
  const { now, data, isPending } = useDay();
  const evening = isEvening(now.time);
  return (
    <div
      className={`card grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-5 py-4 md:px-7 md:py-6 ${evening ? 'night-sky' : 'morning-sky'}`}
    >
      <h2 className="text-2xl md:self-end md:text-3xl">{isPending ? ' ' : helloTo(data?.name, now.time)}</h2>
      <span
        className={`max-md:-my-2 max-md:-mr-4 max-md:scale-90 md:row-span-3 ${evening ? '[color-scheme:dark]' : ''}`}
      >
        <WishDrawing />
      </span>
      {/* As high as three lines of today, so that nothing shifts when they arrive. */}
      <div className="grid min-h-18 grid-cols-[auto_minmax(0,1fr)] content-center gap-x-3 max-md:col-span-2 md:min-h-22 md:content-start md:text-lg">
        {data &&
          todayLines(data, now).map(({ when, what }) => (
            <p key={what} className="col-span-2 grid grid-cols-subgrid">
              {when && <b className="tabular font-semibold">{when} </b>}
              <span className={when ? undefined : 'col-span-2'}>{what}</span>
            </p>
          ))}
      </div>
      <p className="text-sm text-pretty max-md:col-span-2">{promise}</p>
    </div>
  );
}

/** Right above the message field: what one could say, and what comes of it. */
function Suggestions({ onChoose }: { onChoose: (message: string) => void }) {
  const { data } = useDay();
  return (
    <ul
      aria-label="Suggestions"
      className="mt-auto grid gap-2 max-sm:max-h-72 max-sm:grow max-sm:auto-rows-fr sm:grid-cols-3 sm:gap-3 md:min-h-30"
    >
      {data &&
        firstMessages(data).map(({ topic, message }) => {
          const Icon = icons[topic];
          return (
            <li key={message} className="grid">
              <button
                type="button"
                className="card flex items-center gap-3 px-4 py-2.5 text-left leading-snug hover:bg-sunken sm:flex-col sm:items-start sm:py-4"
                onClick={() => onChoose(message)}
              >
                <Icon aria-hidden size={20} className="shrink-0 text-primary" />
                <span className="min-w-0">
                  <span className="font-semibold">{message}</span>
                  <span aria-hidden className="block text-sm text-ink-soft">
                    {outcomes[topic]}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
    </ul>
  );
}
