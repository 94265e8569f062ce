import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useState } from 'react';
import { ApiError } from '#web/api/call.ts';
import { refresh } from '#web/api/hooks.ts';
import { callStream } from '#web/api/stream.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Piece, type Turn, wandApi } from '../contract.ts';
import {
  answered,
  begun,
  broken,
  isOf,
  shownTurns,
  stopped,
  type Unfinished,
  withPiece,
  withProposals,
  withTurn,
} from '../rules/screen/live-turn.ts';
import { fileFault } from '../rules/screen/readable-file.ts';
import { ComposerCard } from './composer-card.tsx';
import { changeConversation, useConversation } from './hooks.ts';
import { TurnList } from './turn-list.tsx';

interface Said {
  message: string;
  /** What a file that she gave holds. */
  fileText?: string;
}

/** What only this browser knows. Beside the conversation, which may be fetched again at any time. */
interface Talk {
  live: Turn | null;
  stop: () => void;
  unfinished: Unfinished;
}
const talkKey = ['wand', 'talk'];
const silence: Talk = { live: null, stop: () => undefined, unfinished: {} };

/** Says something and hears the answer. It goes on while she looks at another page. */
async function talk(client: QueryClient, { message, fileText }: Said): Promise<Turn> {
  const gone = new AbortController();
  const stop = () => gone.abort();
  let turn = begun(message, fileText === undefined ? null : message, new Date().toISOString());
  const change = (part: Partial<Talk>) =>
    client.setQueryData<Talk>(talkKey, (kept = silence) => ({ ...kept, ...part, stop }));
  const show = (next: Turn) => {
    turn = next;
    change({ live: turn });
  };
  const onPiece = (piece: Piece) => {
    show(withPiece(turn, piece));
    if ('changed' in piece) void refresh(client, piece.changed);
    if ('proposal' in piece && !isOf(turn, piece.proposal))
      changeConversation(client, (kept) => withProposals(kept, [piece.proposal]));
  };
  /** What the server knows of has its place among the others; what never reached it stays at the end until the next try. */
  const keep = (ended: Turn) => {
    show(ended);
    if (ended.id === '') return;
    changeConversation(client, (kept) => withTurn(kept, ended));
    change({ live: null });
  };

  show(turn);
  const listener = { signal: gone.signal, onPiece };
  try {
    if (fileText === undefined) await callStream(wandApi.chat, { body: { message } }, listener);
    else await callStream(wandApi.capture, { body: { name: message, text: fileText } }, listener);
    keep(answered(turn));
  } catch (failure) {
    keep(gone.signal.aborted ? stopped(turn) : broken(turn));
    if (!gone.signal.aborted) throw failure;
    const { unfinished } = client.getQueryData<Talk>(talkKey) ?? silence;
    change({ unfinished: { ...unfinished, [turn.id]: turn.answer ?? '' } });
  }
  return turn;
}

function useTalk() {
  const client = useQueryClient();
  const { data } = useQuery<Talk>({ queryKey: talkKey, enabled: false, initialData: silence });
  const talking = useMutation<Turn, Error, Said>({ mutationFn: (said) => talk(client, said) });
  return { ...data, talking };
}

/** What the server refused, in its words; everything else is told in the conversation. */
const refusalOf = (failure: Error | null) =>
  failure?.cause instanceof ApiError && failure.cause.status < 500 ? failure.cause.sentence : undefined;

/** A mail from another age may be written in the letters of its time. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function ConversationCard() {
  const conversation = useConversation();
  const { live, unfinished, stop, talking } = useTalk();
  const [fault, setFault] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const turns = shownTurns(conversation.data?.turns ?? [], live, unfinished);
  const isBusy = live?.outcome === null;
  useStopKey(isBusy ? stop : undefined);

  /** Calls back with true if no answer came. */
  const say = (said: Said, then?: (hasFailed: boolean) => void) => {
    setFault(undefined);
    talking.mutate(said, { onSettled: (turn) => then?.(turn?.outcome !== 'answered' && turn?.outcome !== 'stopped') });
  };
  const readFile = async (file: File) => {
    const problem = isBusy ? 'One moment: the last answer is still on its way.' : fileFault(file);
    if (problem) return setFault(problem);
    const text = await textOf(file).catch(() => undefined);
    if (text === undefined) return setFault('This file could not be read.');
    say({ message: file.name, fileText: text });
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) void readFile(file);
    },
  };

  if (conversation.isPending) return <Skeleton className="flex-1 rounded-card" />;
  if (!conversation.data)
    return <ErrorState onRetry={conversation.refetch}>Your conversation could not be loaded.</ErrorState>;
  return (
    <section aria-label="Chat" className="relative flex min-h-0 flex-1 flex-col gap-3" {...drag}>
      <TurnList
        turns={turns}
        provider={conversation.data.provider}
        isBusy={isBusy}
        onSuggestion={(message) => say({ message })}
      />
      <ComposerCard
        lastMessage={turns.findLast(({ fileName }) => fileName === null)?.message}
        fault={fault ?? refusalOf(talking.error)}
        onSay={(message, then) => say({ message }, then)}
        onFile={readFile}
        onStop={isBusy ? stop : undefined}
      />
      {isOver && (
        <p className="pointer-events-none absolute inset-0 z-20 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft/90 p-6 text-center font-semibold text-primary">
          Drop a .txt, .eml, .ics or .html file to find the dates in it
        </p>
      )}
    </section>
  );
}

/** Escape stops an answer, unless it closes something first. */
function useStopKey(stop: (() => void) | undefined) {
  useEffect(() => {
    if (!stop) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && stop();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [stop]);
}
