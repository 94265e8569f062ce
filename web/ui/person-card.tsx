import { Pencil, Trash2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Avatar, avatarHue } from './avatar.tsx';
import { IconButton } from './icon-button.tsx';

interface PersonCardProps {
  name: string;
  /** Shown instead of the initials. */
  avatar?: ReactNode;
  /** Instead of the color that belongs to the name. */
  hue?: number | undefined;
  /** Beside the name. */
  mark?: ReactNode;
  /** One line under the name, such as the age. */
  about?: ReactNode;
  /** What must not be missed, such as allergies. */
  badges?: ReactNode;
  onEdit?: () => void;
  onDelete?: () => void;
  children?: ReactNode;
}

/** A person with avatar, name, details and buttons to edit and delete, in the person's color. */
export function PersonCard({
  name,
  avatar,
  hue = avatarHue(name),
  mark,
  about,
  badges,
  onEdit,
  onDelete,
  children,
}: PersonCardProps) {
  return (
    <article className="card person-card flex flex-col gap-4 p-5" style={{ '--hue': hue } as CSSProperties}>
      {/* As high with badges as without, so that the facts of cards in a row line up. */}
      <header className="flex min-h-21 items-start gap-4">
        <span className="rounded-full ring-4 ring-surface">{avatar ?? <Avatar name={name} size="large" />}</span>
        <div className="min-w-0 flex-1 pt-1">
          <div className="flex flex-wrap items-center gap-x-2 only:min-h-14">
            <h2 className="min-w-0 text-xl leading-snug">{name}</h2>
            {mark}
          </div>
          {about && <p className="overflow-hidden text-sm text-balance text-ink-soft">{about}</p>}
          {badges && <div className="mt-1 flex flex-wrap gap-1.5">{badges}</div>}
        </div>
        <div className="person-tools">
          {onEdit && <IconButton label={`Edit ${name}`} icon={<Pencil aria-hidden size={18} />} onClick={onEdit} />}
          {onDelete && (
            <IconButton
              danger
              className="card-bin"
              label={`Delete ${name}`}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={onDelete}
            />
          )}
        </div>
      </header>
      {children}
    </article>
  );
}
