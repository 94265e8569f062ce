import { Check, Handshake, UsersRound } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { nobodyLabel } from '../rules/people.ts';
import { type HandedThing, useHandOvers } from './hand-over-card.tsx';

interface AssigneeMenuProps {
  adults: readonly { id: string; name: string; linkedUserId: string | null }[];
  chosen: string | null;
  thing: HandedThing;
  /** Which date of a series changes: 'Only Thu, Nov 19'. */
  only: string | undefined;
  onChoose: (id: string | null) => void;
  /** Closes the menu without a choice. */
  onLeave: () => void;
}

/** Moves the focus between the choices, as in every menu. */
function moveFocus(event: KeyboardEvent) {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
  const sibling = document.activeElement?.[step[event.key as keyof typeof step]];
  if (!sibling?.matches('button')) return;
  event.preventDefault();
  (sibling as HTMLElement).focus();
}

/** The adults to choose from. Phrasing content only, because it opens inside of paragraphs. */
export function AssigneeMenu({ adults, chosen, thing, only, onChoose, onLeave }: AssigneeMenuProps) {
  const menu = useRef<HTMLSpanElement>(null);
  const hintId = useId();
  useEffect(() => menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus(), []);
  const choice = (id: string | null, name: string, icon: ReactNode, hint?: string) => (
    <button
      key={id}
      type="button"
      role="menuitemradio"
      aria-checked={chosen === id}
      aria-label={name}
      aria-describedby={hint && `${hintId}-${id}`}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-sunken"
      onClick={() => onChoose(id)}
    >
      {icon}
      <span className="min-w-0 flex-1">
        {name}
        {hint && (
          <span id={`${hintId}-${id}`} className="block text-xs font-normal text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      {chosen === id && <Check aria-hidden size={16} className="shrink-0 text-primary" />}
    </button>
  );
  return (
    <span
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={only ? `Who does it? ${only}` : 'Who does it?'}
      className="block text-sm font-medium"
      onKeyDown={moveFocus}
    >
      <span aria-hidden className="block px-3 pt-1.5 pb-1 text-xs text-ink-soft">
        <span className="font-semibold">Who does it?</span> {only}
      </span>
      {choice(null, nobodyLabel(adults.length), <NobodyIcon />)}
      {adults.map(({ id, name, linkedUserId }) =>
        choice(id, name, <Avatar name={name} size="tiny" />, linkedUserId ? undefined : 'Gets no reminders'),
      )}
      <HandOverChoice thing={thing} onLeave={onLeave} />
    </span>
  );
}

const NobodyIcon = () => (
  <span className="grid size-6 shrink-0 place-items-center rounded-full bg-chip text-ink-soft">
    <UsersRound aria-hidden size={13} />
  </span>
);

/**
 * Assigning a name above happens at once. This hands it over: the other person is asked, and the name changes if they
 * agree.
 */
function HandOverChoice({ thing, onLeave }: Pick<AssigneeMenuProps, 'thing' | 'onLeave'>) {
  const handOvers = useHandOvers();
  if (!handOvers) return null;
  const handOver = () => {
    onLeave();
    handOvers.handOver(thing);
  };
  return (
    <button
      type="button"
      role="menuitem"
      className="relative mt-2 flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left before:absolute before:inset-x-0 before:-top-1 before:border-t before:border-line hover:bg-sunken"
      onClick={handOver}
    >
      <Handshake aria-hidden size={18} className="mx-[3px] shrink-0 text-primary" />
      <span className="min-w-0 py-1.5 leading-snug">
        Hand over...{' '}
        <span className="block text-xs text-ink-soft">{handOvers.noteOf(thing)?.words ?? 'We ask first'}</span>
      </span>
    </button>
  );
}
