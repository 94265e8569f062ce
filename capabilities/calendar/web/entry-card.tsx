import { CalendarX, MapPin, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { CalendarEntry } from '../contract.ts';
import { colorOf } from '../rules/entry-color.ts';
import { labelOf, pathOf, subtitleOf, timeLabel } from '../rules/entry-words.ts';
import { Mark } from './legend-list.tsx';

/** Callbacks for the buttons of an entry. */
export interface EntryActions {
  onOpenEvent: (entry: CalendarEntry) => void;
  /** For events and appointments. */
  onEdit: (entry: CalendarEntry) => void;
  onDelete: (entry: CalendarEntry) => void;
  onSkip: (entry: CalendarEntry) => void;
  onFinishStep: (entry: CalendarEntry) => void;
}

const colorClasses = {
  appointment: { box: 'bg-appointment-soft', ink: 'text-appointment-ink' },
  birthday: { box: 'bg-birthday-soft', ink: 'text-birthday-ink' },
  planner: { box: 'bg-planner-soft', ink: 'text-planner-ink' },
};

/** One entry of the selected day. */
export function EntryCard({ entry, actions }: { entry: CalendarEntry; actions: EntryActions }) {
  const { title, type, location, details, isRecurring } = entry;
  const subtitle = subtitleOf(entry);
  const color = colorOf(type);
  const { box, ink } = colorClasses[color];
  return (
    <article className={classNames('rounded-control px-4 py-3', box)}>
      <p className={classNames('flex flex-wrap items-center justify-between gap-x-3 text-xs font-semibold', ink)}>
        <span className="inline-flex items-center gap-2">
          <Mark color={color} size="size-2" />
          {labelOf(type)}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="tabular">{timeLabel(entry)}</span>
          <AssigneeBadge id={entry.assigneeId} />
        </span>
      </p>
      <div className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 py-1 leading-snug font-semibold">
          <Title entry={entry} onOpenEvent={actions.onOpenEvent} />
        </h4>
        {(type === 'event' || type === 'appointment') && (
          <div className="-my-1.5 -mr-3 flex">
            <IconButton
              label={`Edit ${title}`}
              icon={<Pencil aria-hidden size={17} />}
              onClick={() => actions.onEdit(entry)}
            />
            <IconButton
              danger
              label={`Delete ${title}`}
              icon={<Trash2 aria-hidden size={17} />}
              onClick={() => actions.onDelete(entry)}
            />
          </div>
        )}
      </div>
      <div className="space-y-0.5 text-sm">
        {(subtitle || location) && (
          <p className="flex flex-wrap gap-x-3">
            {subtitle && <span>{subtitle}</span>}
            {location && (
              <span className="flex min-w-0 items-start gap-1.5">
                <MapPin aria-hidden size={15} className="mt-[3px] shrink-0" />
                <span className="min-w-0">{location}</span>
              </span>
            )}
          </p>
        )}
        {details && <p className="line-clamp-6 whitespace-pre-line text-ink-soft">{details}</p>}
      </div>
      {type === 'appointment' && isRecurring && (
        <Button variant="quiet" className="-mb-1.5 -ml-3 px-3" onClick={() => actions.onSkip(entry)}>
          <CalendarX aria-hidden size={16} />
          Skip this date
          <span className="sr-only">of {title}</span>
        </Button>
      )}
    </article>
  );
}

/** The title, which links to the details. */
function Title({ entry, onOpenEvent }: { entry: CalendarEntry } & Pick<EntryActions, 'onOpenEvent'>) {
  const path = pathOf(entry);
  if (path)
    return (
      <Link href={path} className="hover:underline">
        {entry.title}
      </Link>
    );
  if (entry.type !== 'event') return entry.title;
  return (
    <button type="button" className="text-left hover:underline" onClick={() => onOpenEvent(entry)}>
      {entry.title}
    </button>
  );
}
