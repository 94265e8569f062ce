import { useParams } from 'wouter';
import { ApiError } from '#web/api/call.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { GuestFrame } from '#web/ui/guest-frame.tsx';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { MorningCard } from '#web/ui/morning-card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import { guestApi } from '../guest-contract.ts';
import { momentWords } from '../rules/when-words.ts';
import { AnswerForm } from './answer-form.tsx';
import { HandedFactsList } from './handed-facts-list.tsx';
import { WordCard } from './word-card.tsx';

/** The page that a guest opens by a link: one thing, one question, three answers. */
export const GuestPage = () => (
  <GuestFrame>
    <Asked />
  </GuestFrame>
);

function Asked() {
  const { token = '' } = useParams<{ token: string }>();
  const handoff = useRead(guestApi.show, { params: { token } });
  const answer = useWrite(guestApi.answer);
  const isLongWait = useIsLongWait();
  if (handoff.isPending)
    return isLongWait ? (
      <div className="grid place-items-center py-24">
        <Spinner />
      </div>
    ) : null;
  const ended = endOf(answer.error) ?? endOf(handoff.error);
  if (ended)
    return (
      <MorningCard title={ended.title}>
        <p className="mt-2 max-w-[42ch] text-lg text-balance text-ink-soft">{ended.text}</p>
      </MorningCard>
    );
  const data = answer.data ?? handoff.data;
  if (!data) return <ErrorState onRetry={handoff.refetch}>We couldn't load this.</ErrorState>;
  const { giverName, title, word, state, sentence, answerBy, timeZone } = data;
  const isOpen = state === 'open';
  // Someone else may have answered with the same link.
  const onError = (error: Error) => {
    if (!endOf(error)) failed("We couldn't send your answer")(error);
    void handoff.refetch();
  };
  return (
    <MorningCard
      title={title}
      eyebrow={isOpen ? `${giverName} asks you` : `From ${giverName}`}
      avatar={<Avatar name={giverName} size="large" />}
    >
      <div className="mt-6 w-full space-y-6 text-left text-lg">
        {!isOpen && (
          <p role="status" className="text-center text-xl font-semibold text-balance text-primary">
            {sentence}
          </p>
        )}
        {word && <WordCard from={giverName}>{word}</WordCard>}
        <HandedFactsList facts={data} />
        {isOpen && (
          <section className="space-y-4 border-t border-line pt-6">
            <div className="text-center">
              <h2 className="text-2xl">Can you do it?</h2>
              <p className="text-base text-ink-soft">
                {giverName} needs an answer by {momentWords(answerBy, { timeZone })}.
              </p>
            </div>
            <AnswerForm
              asked={data}
              saving={answer.isPending}
              onAnswer={(body) => answer.mutate({ params: { token }, body }, { onError })}
            />
          </section>
        )}
      </div>
    </MorningCard>
  );
}

/** The reason why a link no longer works. */
function endOf(error: Error | null) {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 410) return { title: 'Thanks for looking', text: error.sentence };
  if (error.status === 404)
    return { title: "This link doesn't work", text: 'Part of it may have been cut off. Please ask for a new one.' };
  return undefined;
}
