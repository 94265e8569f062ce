import { CalendarDays, Check, Pencil, Repeat, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { today } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { type PlannerItem, plannerApi } from '../contract.ts';
import { handedItem } from '../rules/rhythm.ts';
import { categoryLabels, dueWords, rhythmWords } from '../rules/words.ts';
import { CategoryIcon } from './category-icon-card.tsx';

interface ReminderCardProps {
  item: PlannerItem;
  onDismiss?: () => void;
  onEdit?: () => void;
  onDelete?: () => void;
  /** Shown next to the category. */
  badge?: ReactNode;
  /** Additional content, such as the details of a trip. */
  children?: ReactNode;
}

/** One planner item. */
export function ReminderCard({ item, onDismiss, onEdit, onDelete, badge, children }: ReminderCardProps) {
  const { id, title, category, description, actionable, links } = item;
  const due = dueWords(item, today());
  const rhythm = rhythmWords(item);
  const record = { ...item, ...handedItem(item, today()), change: plannerApi.change };
  return (
    <article className="card flex h-full scroll-mt-20 flex-col gap-3 p-5">
      <header className="flex items-start gap-3">
        <CategoryIcon category={category} />
        <div className="min-w-0 flex-1">
          <h3 className="leading-snug">{title}</h3>
          <p className="mt-1 flex flex-wrap gap-1.5">
            <Badge variant="planner">{categoryLabels[category]}</Badge>
            {badge}
          </p>
        </div>
        <AssigneeBadge record={record} />
      </header>
      <HandOverLine thing={record} />
      <p className="text-sm whitespace-pre-line text-ink-soft">{description}</p>
      {due && (
        <p className="tabular flex items-start gap-2 text-sm font-medium">
          <CalendarDays aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-soft" />
          {due}
        </p>
      )}
      {rhythm && (
        <p className="flex items-start gap-2 text-sm">
          <Repeat aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-soft" />
          {rhythm}
        </p>
      )}
      <RecordMark type={category === 'trip' ? 'trip' : 'reminder'} id={id} />
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
      {(onDismiss || onEdit || onDelete) && (
        <footer className="-mb-2 mt-auto flex items-center justify-between gap-2">
          {onDismiss && (
            <Button variant="quiet" className="-ml-3 px-3" aria-label={`Dismiss ${title}`} onClick={onDismiss}>
              <Check aria-hidden size={16} />
              Dismiss
            </Button>
          )}
          <span className="-mr-2 ml-auto flex">
            {onEdit && <IconButton label={`Edit ${title}`} icon={<Pencil aria-hidden size={18} />} onClick={onEdit} />}
            {onDelete && (
              <IconButton danger label={`Delete ${title}`} icon={<Trash2 aria-hidden size={18} />} onClick={onDelete} />
            )}
          </span>
        </footer>
      )}
    </article>
  );
}
