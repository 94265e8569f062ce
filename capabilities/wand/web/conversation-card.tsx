import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/call.ts';
import { refresh } from '#web/api/hooks.ts';
import { callStream } from '#web/api/stream.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { maxMessageLength, type Piece, type Turn, wandApi } from '../contract.ts';
import {
  answered,
  begun,
  broken,
  isOf,
  shownTurns,
  silence,
  stopped,
  type Talk,
  talkKey,
  withPiece,
  withProposals,
  withTurn,
} from '../rules/screen/live-turn.ts';
import { emptyFile, fileFault } from '../rules/screen/readable-file.ts';
import { ComposerCard, focusComposer } from './composer-card.tsx';
import { DropCard } from './drop-card.tsx';
import { changeConversation, useConversation } from './hooks.ts';
import { TurnList } from './turn-list.tsx';

interface Said {
  message: string;
  /** What a file that she gave holds. */
  fileText?: string;
}

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

const tooLong = `That is more than ${maxMessageLength.toLocaleString('en-US')} characters. Please send the part that matters, or drop all of it as a .txt file.`;

/** A mail from another age may be written in the letters of its time. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const draftKey = 'wandDraft';

/** What she types is kept until it has been sent, even if she leaves the page. */
function useDraft() {
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  useEffect(() => sessionStorage.setItem(draftKey, text), [text]);
  return [text, setText] as const;
}

export function ConversationCard() {
  const conversation = useConversation();
  const { live, unfinished, stop, talking } = useTalk();
  const [draft, setDraft] = useDraft();
  const [fault, setFault] = useState<string>();
  const turns = shownTurns(conversation.data?.turns ?? [], live, unfinished);
  const isBusy = live?.outcome === null;
  useStopKey(isBusy ? stop : undefined);

  const say = (said: Said) => {
    setFault(undefined);
    const keepWords = (turn: Turn | undefined) => {
      const hasFailed = turn?.outcome !== 'answered' && turn?.outcome !== 'stopped';
      // What got no answer stands in the field again, to be sent once more.
      if (hasFailed && said.fileText === undefined) setDraft((typed) => typed || said.message);
    };
    talking.mutate(said, { onSettled: keepWords });
  };
  const send = () => {
    const message = draft.trim();
    if (message === '' || isBusy) return;
    if (message.length > maxMessageLength) return setFault(tooLong);
    setDraft('');
    say({ message });
  };
  const readFiles = async ([file, ...others]: readonly File[]) => {
    if (!file) return;
    const problem = isBusy
      ? 'One moment: the last answer is still on its way.'
      : others.length > 0
        ? 'One file at a time, please.'
        : fileFault(file);
    if (problem) return setFault(problem);
    const text = await textOf(file).catch(() => undefined);
    if (text === undefined) return setFault('This file could not be read.');
    if (text.trim() === '') return setFault(emptyFile);
    say({ message: file.name, fileText: text });
  };

  if (conversation.isPending) return <Skeleton className="flex-1 rounded-card" />;
  if (!conversation.data)
    return <ErrorState onRetry={conversation.refetch}>Your conversation could not be loaded.</ErrorState>;
  return (
    <section aria-label="Chat" className="relative flex min-h-0 flex-1 flex-col gap-3">
      <TurnList
        turns={turns}
        provider={conversation.data.provider}
        isBusy={isBusy}
        onSuggestion={(message) => {
          say({ message });
          // The suggestions are gone then.
          focusComposer();
        }}
      />
      <ComposerCard
        text={draft}
        onText={setDraft}
        lastMessage={turns.findLast(({ fileName }) => fileName === null)?.message}
        fault={fault ?? refusalOf(talking.error)}
        onSend={send}
        onFiles={readFiles}
        onStop={isBusy ? stop : undefined}
      />
      <DropCard onFiles={readFiles} />
    </section>
  );
}

/** Escape stops an answer, unless it closes something first. */
function useStopKey(stop: (() => void) | undefined) {
  useEffect(() => {
    if (!stop) return;
    const onKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && !event.isComposing && !event.defaultPrevented && stop();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [stop]);
}
