import { Handshake, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';

/** Something that can be handed over: a record, one occurrence of it, or the cooking of a day. */
export interface HandedThing {
  /** The kind of thing in words, such as 'appointment'. */
  type: string;
  /** Null for a day's cooking. */
  id: string | null;
  title: string;
  /** The occurrence's date by the rule of its series, or the day of the cooking. */
  day?: string | null | undefined;
  /** The date, if there is one. */
  date?: string | null | undefined;
  time?: string | null | undefined;
}

interface HandOvers {
  handOver: (thing: HandedThing) => void;
  /** The state of a hand-off. */
  noteOf: (thing: HandedThing) => { words: string; path: string; Icon: LucideIcon; needsYou: boolean } | undefined;
}

let providedHandOvers: HandOvers | undefined;
const listeners = new Set<() => void>();

/** Called by the capability `handoffs`. Cards can't import it, because it is in a higher layer. */
export function provideHandOvers(next: HandOvers | undefined) {
  providedHandOvers = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Undefined until the capability `handoffs` has loaded, after the page. */
export const useHandOvers = () => useSyncExternalStore(subscribe, () => providedHandOvers);

/** The state of a hand-off in a few words, which link to it. Shows nothing if the thing isn't being handed over. */
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
  /** For tight spaces. */
  isSmall?: boolean;
  /** Looks like the outlined buttons beside it. */
  isOutlined?: boolean;
  tabIndex?: number;
}

/**
 * A button to hand over things that have no assignee: groceries and a day's cooking. While one is being handed over, it
 * shows the state.
 */
export function HandOverButton({ thing, isSmall = false, isOutlined = false, tabIndex }: HandOverButtonProps) {
  const handOvers = useHandOvers();
  const height = isSmall ? 'min-h-8' : 'min-h-11';
  // Reserves the space while it loads.
  if (!handOvers) return <div className={height} />;
  if (handOvers.noteOf(thing))
    return (
      <div className={`flex items-center ${height}`}>
        <HandOverLine thing={thing} />
      </div>
    );
  return (
    <Button
      variant={isOutlined ? 'outline' : 'quiet'}
      className={isSmall ? `${height} -ml-1 px-1 text-xs` : isOutlined ? undefined : '-ml-3 px-3'}
      tabIndex={tabIndex}
      onClick={() => handOvers.handOver(thing)}
    >
      <Handshake aria-hidden size={isSmall ? 14 : 16} />
      Hand over <span className="sr-only">{thing.title}</span>
    </Button>
  );
}
