import { CalendarX, MapPin, Pencil } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { Mark } from '#web/ui/rows/mark.tsx';
import type { CalendarEntry } from '../contract.ts';
import { colorOf } from '../rules/entry-color.ts';
import { labelOf, pathOf, subtitleOf, timeLabel } from '../rules/entry-words.ts';
import { EntryAssignee, EntryHandOver } from './entry-assignee-card.tsx';

/** Callbacks for the buttons of an entry. */
export interface EntryActions {
  onOpenEvent: (entry: CalendarEntry) => void;
  /** For events and appointments; their form can also delete them. */
  onEdit: (entry: CalendarEntry) => void;
  onSkip: (entry: CalendarEntry) => void;
  onFinishStep: (entry: CalendarEntry) => void;
}

const colorClasses = {
  appointment: { box: 'bg-appointment-soft', ink: 'text-appointment-ink' },
  birthday: { box: 'bg-birthday-soft', ink: 'text-birthday-ink' },
  planner: { box: 'bg-planner-soft', ink: 'text-planner-ink' },
};

const passedClasses = { box: 'bg-sunken text-ink-soft', ink: '' };

interface EntryCardProps {
  entry: CalendarEntry;
  actions: EntryActions;
  /** It's over, and shows without its color. */
  isPassed: boolean;
}

/** One entry of the selected day. */
export function EntryCard({ entry, actions, isPassed }: EntryCardProps) {
  const { id, title, type, location, details, occurrence } = entry;
  const subtitle = subtitleOf(entry);
  const color = colorOf(type);
  const { box, ink } = isPassed ? passedClasses : colorClasses[color];
  return (
    <article className={classNames('rounded-control px-4 py-1.5', box)}>
      <p className={classNames('flex flex-wrap items-center justify-between gap-x-3 text-xs font-semibold', ink)}>
        <span className="inline-flex items-center gap-2">
          <Mark color={color} size="size-2" />
          {labelOf(type)}
        </span>
        <span className="tabular">{timeLabel(entry)}</span>
      </p>
      <div className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 py-0.5 leading-snug font-semibold">
          <Title entry={entry} onOpenEvent={actions.onOpenEvent} />
        </h4>
        <div className="-my-2 -mr-3 flex">
          <span className="flex p-2.5 empty:hidden">
            <EntryAssignee entry={entry} />
          </span>
          {(type === 'event' || type === 'appointment') && (
            <IconButton
              label={`Edit ${title}`}
              icon={<Pencil aria-hidden size={17} />}
              onClick={() => actions.onEdit(entry)}
            />
          )}
        </div>
      </div>
      <div className="space-y-0.5 text-sm">
        <EntryHandOver entry={entry} />
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
        <RecordMark type={type} id={id} />
        {details && <p className="line-clamp-6 whitespace-pre-line text-ink-soft">{details}</p>}
      </div>
      {occurrence && (
        <Button variant="quiet" className="-mb-1.5 -ml-3 px-3" onClick={() => actions.onSkip(entry)}>
          <CalendarX aria-hidden size={16} />
          Skip this date <span className="sr-only">of {title}</span>
        </Button>
      )}
    </article>
  );
}

/** The title, which links to the details. */
function Title({ entry, onOpenEvent }: { entry: CalendarEntry } & Pick<EntryActions, 'onOpenEvent'>) {
  if (entry.type === 'event')
    return (
      <button type="button" className="text-left hover:underline" onClick={() => onOpenEvent(entry)}>
        {entry.title}
      </button>
    );
  return (
    <Link href={pathOf(entry)} className="hover:underline">
      {entry.title}
    </Link>
  );
}
