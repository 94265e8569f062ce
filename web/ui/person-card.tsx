import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { IconButton } from './icon-button.tsx';

interface PersonCardProps {
  name: string;
  /** One line under the name, such as the age. */
  about?: ReactNode;
  /** What must not be missed, such as allergies. */
  badges?: ReactNode;
  onEdit?: () => void;
  onDelete?: () => void;
  children?: ReactNode;
}

/** A person with avatar, name, details and buttons to edit and delete. */
export function PersonCard({ name, about, badges, onEdit, onDelete, children }: PersonCardProps) {
  return (
    <article className="card flex h-full flex-col gap-4 p-5">
      <header className="flex items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug">{name}</h2>
          {about && <p className="text-sm text-balance text-ink-soft">{about}</p>}
          {badges && <div className="mt-2 flex flex-wrap gap-1.5">{badges}</div>}
        </div>
        <div className="-mr-2 -ml-3 flex shrink-0 xl:[&_.icon-button]:w-9">
          {onEdit && <IconButton label={`Edit ${name}`} icon={<Pencil aria-hidden size={18} />} onClick={onEdit} />}
          {onDelete && (
            <IconButton danger label={`Delete ${name}`} icon={<Trash2 aria-hidden size={18} />} onClick={onDelete} />
          )}
        </div>
      </header>
      {children}
    </article>
  );
}
