import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/api/call.ts';
import { refetchResources } from '#web/api/hooks.ts';
import { callStream } from '#web/api/stream.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { maxMessageLength, type Piece, type Turn, wandApi } from '../contract.ts';
import {
  asAnswered,
  asFailed,
  asStopped,
  belongsTo,
  type ChatState,
  chatStateKey,
  idleChat,
  newTurn,
  visibleTurns,
  withPiece,
  withProposals,
  withTurn,
} from '../rules/screen/live-turn.ts';
import { emptyFileMessage, fileProblem } from '../rules/screen/readable-file.ts';
import { ComposerCard, focusComposer } from './composer-card.tsx';
import { DropCard } from './drop-card.tsx';
import { Suggestions, TodayCard, useDay } from './greeting-card.tsx';
import { updateConversation, useConversation } from './hooks.ts';
import { TurnList } from './turn-list.tsx';
import { WaitingCard } from './waiting-card.tsx';

interface OutgoingMessage {
  message: string;
  /** Content of the uploaded file; `message` is its name then. */
  fileText?: string;
}

/** Sends a message and streams the answer into the query cache, also while the user is on another page. */
async function sendMessage(client: QueryClient, { message, fileText }: OutgoingMessage): Promise<Turn> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let turn = newTurn(message, fileText === undefined ? null : message, new Date().toISOString());
  const updateState = (part: Partial<ChatState>) =>
    client.setQueryData<ChatState>(chatStateKey, (state = idleChat) => ({ ...state, ...part, stop }));
  const show = (next: Turn) => {
    turn = next;
    updateState({ live: turn });
  };
  const onPiece = (piece: Piece) => {
    show(withPiece(turn, piece));
    if ('changed' in piece) void refetchResources(client, piece.changed);
    if ('proposal' in piece && !belongsTo(turn, piece.proposal))
      updateConversation(client, (conversation) => withProposals(conversation, [piece.proposal]));
  };
  /** Moves the turn into the conversation. A turn that never reached the server has no id and stays live. */
  const finish = (ended: Turn) => {
    show(ended);
    if (ended.id === '') return;
    updateConversation(client, (conversation) => withTurn(conversation, ended));
    updateState({ live: null });
  };

  show(turn);
  const listener = { signal: controller.signal, onPiece };
  try {
    if (fileText === undefined) await callStream(wandApi.chat, { body: { message } }, listener);
    else await callStream(wandApi.capture, { body: { name: message, text: fileText } }, listener);
    finish(asAnswered(turn));
  } catch (failure) {
    finish(controller.signal.aborted ? asStopped(turn) : asFailed(turn));
    if (!controller.signal.aborted) throw failure;
    const { partialAnswers } = client.getQueryData<ChatState>(chatStateKey) ?? idleChat;
    updateState({ partialAnswers: { ...partialAnswers, [turn.id]: turn.answer ?? '' } });
  }
  return turn;
}

function useChat() {
  const client = useQueryClient();
  const { data } = useQuery<ChatState>({ queryKey: chatStateKey, enabled: false, initialData: idleChat });
  const sending = useMutation<Turn, Error, OutgoingMessage>({ mutationFn: (message) => sendMessage(client, message) });
  return { ...data, sending };
}

/** The sentence of a 4xx answer; other failures are shown in the conversation. */
const refusalText = (failure: Error | null) =>
  failure?.cause instanceof ApiError && failure.cause.status < 500 ? failure.cause.sentence : undefined;

const tooLongMessage = `That's more than ${maxMessageLength.toLocaleString('en-US')} characters. Please send the part that matters, or drop all of it as a .txt file.`;

/** Decodes a file as UTF-8, with windows-1252 as the fallback for old emails. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const draftKey = 'wandDraft';

/**
 * The unsent message. It survives leaving the page, until it is sent. Text that another app shared (?text=...) is
 * appended once.
 */
function useDraft() {
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  useEffect(() => {
    const shared = new URLSearchParams(location.search).get('text')?.trim();
    if (!shared) return;
    history.replaceState(history.state, '', location.pathname);
    setText((typed) => (typed ? `${typed}\n${shared}` : shared));
  }, []);
  useEffect(() => sessionStorage.setItem(draftKey, text), [text]);
  return [text, setText] as const;
}

export function ConversationCard() {
  const conversation = useConversation();
  const day = useDay();
  const { live, partialAnswers, stop, sending } = useChat();
  const [draft, setDraft] = useDraft();
  const [error, setError] = useState<string>();
  const turns = visibleTurns(conversation.data?.turns ?? [], live, partialAnswers);
  const isBusy = live?.outcome === null;
  useStopKey(isBusy ? stop : undefined);

  const submit = (outgoing: OutgoingMessage) => {
    setError(undefined);
    const restoreDraft = (turn: Turn | undefined) => {
      const hasFailed = turn?.outcome !== 'answered' && turn?.outcome !== 'stopped';
      // Put the message back into the field to retry.
      if (hasFailed && outgoing.fileText === undefined) setDraft((typed) => typed || outgoing.message);
    };
    sending.mutate(outgoing, { onSettled: restoreDraft });
  };
  const send = () => {
    const message = draft.trim();
    if (message === '' || isBusy) return;
    if (message.length > maxMessageLength) return setError(tooLongMessage);
    setDraft('');
    submit({ message });
    // On phones the keyboard closes, because the answer needs the room.
    focusComposer();
  };
  const readFiles = async ([file, ...others]: readonly File[]) => {
    if (!file) return;
    const problem = isBusy
      ? 'One moment, the last answer is still on its way.'
      : others.length > 0
        ? 'One file at a time, please.'
        : fileProblem(file);
    if (problem) return setError(problem);
    const text = await readText(file).catch(() => undefined);
    if (text === undefined) return setError("We couldn't read this file.");
    if (text.trim() === '') return setError(emptyFileMessage);
    submit({ message: file.name, fileText: text });
  };

  const isEmpty = turns.length === 0;
  if (conversation.isPending || (isEmpty && day.isPending)) return <WaitingCard />;
  if (!conversation.data)
    return <ErrorState onRetry={conversation.refetch}>We couldn't load your conversation.</ErrorState>;
  return (
    <section
      aria-label="Chat"
      className={classNames(
        'relative flex min-h-0 flex-1 flex-col gap-3',
        isEmpty && '-mx-2 overflow-y-auto px-2 md:gap-5',
      )}
    >
      {isEmpty ? (
        <TodayCard provider={conversation.data.provider} />
      ) : (
        <TurnList turns={turns} provider={conversation.data.provider} isBusy={isBusy} />
      )}
      <ComposerCard
        isFirst={isEmpty}
        text={draft}
        onText={setDraft}
        lastMessage={turns.findLast(({ fileName }) => fileName === null)?.message}
        error={error ?? refusalText(sending.error)}
        onSend={send}
        onFiles={readFiles}
        onStop={isBusy ? stop : undefined}
      />
      {isEmpty && (
        <Suggestions
          onChoose={(message) => {
            submit({ message });
            // The clicked suggestion disappears, and the focus with it.
            focusComposer();
          }}
        />
      )}
      <DropCard onFiles={readFiles} />
    </section>
  );
}

/** Escape stops the answer, unless the key closes something else first. */
function useStopKey(stop: (() => void) | undefined) {
  useEffect(() => {
    if (!stop) return;
    const onKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && !event.isComposing && !event.defaultPrevented && stop();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [stop]);
}
