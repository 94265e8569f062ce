import { CalendarX2, Pencil, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import type { PlannerItem } from '../contract.ts';
import { repeats } from '../rules/rhythm.ts';

export interface ItemDetailsProps {
  item: PlannerItem;
  /** Leaves out the date that is due; for an item that repeats. */
  onSkip: () => void;
  onDismiss: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Details of a trip, below its description. */
  children?: ReactNode;
}

/** The details that the row leaves out, and the item's buttons. */
export function ItemDetails({ item, onSkip, onDismiss, onEdit, onDelete, children }: ItemDetailsProps) {
  const { title, description, actionable, links } = item;
  return (
    <>
      <p className="text-sm whitespace-pre-line text-ink-soft">{description}</p>
      {actionable && links.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {links.map(({ label, url }) => (
            <li key={`${label} ${url}`} className="flex min-h-11 min-w-0 items-center">
              <ExternalLink href={url}>{label}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" className="px-4" aria-label={`Edit ${title}`} onClick={onEdit}>
          <Pencil aria-hidden size={16} />
          Edit
        </Button>
        {repeats(item) && (
          <Button variant="quiet" className="px-3" aria-label={`Skip this date of ${title}`} onClick={onSkip}>
            <CalendarX2 aria-hidden size={16} />
            Skip this date
          </Button>
        )}
        <Button variant="quiet" className="px-3" aria-label={`Dismiss ${title}`} onClick={onDismiss}>
          <X aria-hidden size={16} />
          Dismiss
        </Button>
        <Button
          variant="quiet"
          className="button-delete ml-auto px-3"
          aria-label={`Delete ${title}`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden size={16} />
          <span className="max-sm:sr-only">Delete</span>
        </Button>
      </div>
    </>
  );
}
