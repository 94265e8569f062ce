import { Handshake, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';

/** Something that can be handed over: a record, one occurrence of it, or the cooking of a day. */
export interface HandedThing {
  /** The word of its kind, such as 'appointment'. */
  type: string;
  /** Null for a day's cooking. */
  id: string | null;
  title: string;
  /** The occurrence of a series by its rule, or the day of cooking. */
  day?: string | null | undefined;
  /** When it is, as far as that is known. */
  date?: string | null | undefined;
  time?: string | null | undefined;
}

interface HandOvers {
  handOver: (thing: HandedThing) => void;
  /** How it stands with a thing that is being handed over. */
  noteOf: (thing: HandedThing) => { words: string; path: string; Icon: LucideIcon; needsYou: boolean } | undefined;
}

let provided: HandOvers | undefined;
const listeners = new Set<() => void>();

/** Called by the capability of hand-offs, which is above the records and can't be imported by their cards. */
export function provideHandOvers(next: HandOvers | undefined) {
  provided = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Undefined until the capability of hand-offs has loaded, after the page. */
export const useHandOvers = () => useSyncExternalStore(subscribe, () => provided);

/** How it stands with the hand-off of a thing, in a few words that lead to it. Nothing for what isn't handed over. */
export function HandOverLine({ thing }: { thing: HandedThing }) {
  const note = useHandOvers()?.noteOf(thing);
  if (!note) return null;
  const { words, path, Icon, needsYou } = note;
  return (
    <Link href={path} className="hand-over-line" data-needs-you={needsYou}>
      <Icon aria-hidden size={14} className="mt-[3px] shrink-0" />
      {words}
    </Link>
  );
}

interface HandOverButtonProps {
  thing: HandedThing;
  /** For a place with little room. */
  isSmall?: boolean;
  tabIndex?: number;
}

/** For what has no assignee: groceries and a day's cooking. While it's being handed over, it says how it is going. */
export function HandOverButton({ thing, isSmall = false, tabIndex }: HandOverButtonProps) {
  const handOvers = useHandOvers();
  const height = isSmall ? 'min-h-8' : 'min-h-11';
  // Keeps the place while it loads.
  if (!handOvers) return <div className={height} />;
  if (handOvers.noteOf(thing))
    return (
      <div className={`flex items-center ${height}`}>
        <HandOverLine thing={thing} />
      </div>
    );
  return (
    <Button
      variant="quiet"
      className={isSmall ? `${height} -ml-1 px-1 text-xs` : '-ml-3 px-3'}
      tabIndex={tabIndex}
      onClick={() => handOvers.handOver(thing)}
    >
      <Handshake aria-hidden size={isSmall ? 14 : 16} />
      Hand over <span className="sr-only">{thing.title}</span>
    </Button>
  );
}
