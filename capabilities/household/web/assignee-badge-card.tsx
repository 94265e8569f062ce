import { UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Endpoint } from '#core/endpoint.ts';
import type { EndpointArgs } from '#web/api/call.ts';
import { useWrite } from '#web/api/hooks.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { HandedThing } from './hand-over-card.tsx';
import { useHouseholdMembers } from './hooks.ts';

const AssigneeMenu = lazyPiece(() => import('./assignee-menu-card.tsx').then((module) => module.AssigneeMenu));
const AssigneeChips = lazyPiece(
  () => import('./assignee-chips-card.tsx').then((module) => module.AssigneeChips),
  <div className="h-17.5 sm:h-9" />,
);

/** A record that an adult can take care of, and that can be handed over. */
export interface Assignable extends HandedThing {
  id: string;
  assigneeId: string | null;
  /** The endpoint that changes the record. */
  change: Endpoint;
  /** Which date of a series to change: sent with the assignee, and shown in the menu. */
  only?: { body: object; words: string } | undefined;
}

interface AssigneeBadgeProps {
  record: Assignable;
  /** Shown instead of the initials, in a row that asks who takes care of the record. */
  label?: string | undefined;
}

/**
 * The initials of the adult who takes care of a record. A tap changes it. While there is nobody, only a mouse and the
 * keyboard find it, and on phones the details have `WhoDoesIt`. Hidden if the household has no adult.
 */
export function AssigneeBadge({ record, label }: AssigneeBadgeProps) {
  const { adults, isPending, assigneeId, choose } = useAssign(record);
  const [isOpen, setIsOpen] = useState(false);
  const menu = useId();
  const adult = adults.find(({ id }) => id === assigneeId);
  // Reserves the space while the names are loading.
  if (isPending) return assigneeId ? <Avatar name="" size="tiny" /> : <span className="assign-open size-6 shrink-0" />;
  if (adults.length === 0) return null;
  const words = adult ? `${adult.name} does it` : 'Nobody yet';
  const close = () => document.getElementById(menu)?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={menu}
        title={words}
        aria-label={label ? `${label} who does ${record.title}` : `${words}. Choose who does ${record.title}`}
        className={label ? 'row-step stretched' : classNames('tick-button relative -m-2.5', !adult && 'assign-open')}
      >
        {label ??
          (adult ? (
            <Avatar name={adult.name} size="tiny" />
          ) : (
            <UserPlus aria-hidden size={17} className="text-ink-soft" />
          ))}
      </button>
      <span
        id={menu}
        popover="auto"
        className="menu card shadow-float"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <AssigneeMenu
            adults={adults}
            chosen={assigneeId}
            thing={record}
            only={record.only?.words}
            onChoose={(next) => {
              close();
              choose(next);
            }}
            onLeave={close}
          />
        )}
      </span>
    </>
  );
}

/** The adults to choose from, in the details of a record. `question` says what there is to do. */
export function WhoDoesIt({ record, question }: { record: Assignable; question?: string }) {
  const { adults, isPending, assigneeId, choose } = useAssign(record);
  if (!isPending && adults.length === 0) return null;
  return <AssigneeChips adults={adults} chosen={assigneeId} thing={record} question={question} onChoose={choose} />;
}

/** Saves at once and offers Undo. The choice shows while it's being saved, and is reverted if that fails. */
function useAssign({ id, title, assigneeId: stored, change, only }: Assignable) {
  const { data: adults = [], isPending: isLoading } = useHouseholdMembers('adult');
  const { mutateAsync, isPending, variables } = useWrite(change);
  const argsFor = (next: string | null) =>
    ({ params: { id }, body: { ...only?.body, assigneeId: next } }) as EndpointArgs<Endpoint>;
  const onError = failed('Error changing who does it');
  const sent = variables?.body as { assigneeId: string | null } | undefined;
  const assigneeId = isPending && sent ? sent.assigneeId : stored;
  const choose = (next: string | null) => {
    if (next === assigneeId) return;
    const name = adults.find(({ id: adultId }) => adultId === next)?.name;
    const undo = () => void mutateAsync(argsFor(stored)).catch(onError);
    const done = { title: name ? `${name} does it` : 'Nobody in particular', description: title };
    void mutateAsync(argsFor(next)).then(() => toast({ ...done, action: { label: 'Undo', onClick: undo } }), onError);
  };
  return { adults, isPending: isLoading, assigneeId, choose };
}
