import {
  CalendarClock,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestion,
  Repeat,
  Undo2,
  UserRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { EntryAssignee } from '#capabilities/calendar/web/entry-assignee-card.tsx';
import type { CalendarDate } from '#core/dates.ts';
import type { Attention } from '../contract.ts';

const icons: Record<Attention['kind'], LucideIcon> = {
  returned: Undo2,
  overlap: CalendarClock,
  ask: MessageCircleQuestion,
  unanswered: Hourglass,
  unassigned: UserRound,
  renewal: Repeat,
};

interface AttentionCardProps {
  items: readonly Attention[];
  onShowDay: (day: CalendarDate) => void;
}

/** What needs a decision or an answer. Each row is one tap away from its next step. */
export function AttentionCard({ items, onShowDay }: AttentionCardProps) {
  const section = useRef<HTMLElement>(null);
  const lastFocused = useRef<Element>(null);
  // Moves the focus, because a row that is done disappears with its focused button.
  useEffect(() => {
    if (lastFocused.current?.isConnected !== false || document.activeElement !== document.body) return;
    section.current?.focus({ preventScroll: true });
  });
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="attention"
      className="card min-w-0 overflow-hidden outline-none min-[1100px]:flex"
      onFocus={({ target }) => {
        lastFocused.current = target;
      }}
    >
      <h2
        id="attention"
        className="bg-accent-soft px-4 py-1.5 font-sans text-sm font-semibold tracking-normal min-[1100px]:w-26 min-[1100px]:content-center"
      >
        Needs attention
      </h2>
      <ul className="grid flex-1 gap-px bg-line min-[1100px]:grid-cols-2">
        {items.map((item) => (
          <Row key={`${item.kind} ${item.id} ${item.entry?.date}`} item={item} onShowDay={onShowDay} />
        ))}
      </ul>
    </section>
  );
}

function Row({ item, onShowDay }: { item: Attention; onShowDay: AttentionCardProps['onShowDay'] }) {
  const Icon = icons[item.kind];
  return (
    <li className="relative flex min-h-13 items-center gap-3 bg-surface py-1.5 pr-2 pl-4 transition-colors odd:last:col-span-full has-[a:hover,button:hover]:bg-sunken">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft">
        <Icon aria-hidden size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm leading-snug font-semibold">{item.sentence}</p>
        {item.about && <p className="text-xs text-ink-soft">{item.about}</p>}
      </div>
      <NextStep item={item} onShowDay={onShowDay} />
    </li>
  );
}

function NextStep({ item: { kind, sentence, step, path, entry }, onShowDay }: Parameters<typeof Row>[0]) {
  const label = `${step}: ${sentence}`;
  if (path)
    return (
      <Link href={path} aria-label={label} className="row-step stretched">
        {step}
      </Link>
    );
  if (!entry) return null;
  if (kind === 'unassigned') return <EntryAssignee entry={entry} label={step} />;
  return (
    <button
      type="button"
      aria-label={label}
      className="row-step stretched"
      onClick={() => entry.date && onShowDay(entry.date)}
    >
      {step}
    </button>
  );
}
