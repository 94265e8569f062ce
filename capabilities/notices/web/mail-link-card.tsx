import { useState } from 'react';
import type { User } from '#capabilities/account/contract.ts';
import { ApiError } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';
import { failed } from '#web/ui/toast.ts';
import { secretInAddress, settingsPath } from '../rules/paths.ts';

interface Message {
  title: string;
  text: string;
}

/** A mutation as returned by `useWrite`. */
interface Write<Args> {
  isPending: boolean;
  isSuccess: boolean;
  error: Error | null;
  mutate(args: Args, then: { onError: (error: Error) => void }): void;
}

interface MailLinkCardProps<Args> {
  user: User | undefined;
  write: Write<Args>;
  argsFor: (secret: string) => Args;
  question: Message & { button: string };
  done: Message;
  /** Shown for a link that is incomplete, expired or used. */
  unknown: Message;
}

const isUnknown = (error: Error | null) => error instanceof ApiError && [400, 404, 410].includes(error.status);

/** A page behind a link in a mail, with one button. Opening it changes nothing: mail programs open links by themselves. */
export function MailLinkCard<Args>({ user, write, argsFor, question, done, unknown }: MailLinkCardProps<Args>) {
  const [secret] = useState(() => secretInAddress(location.hash));
  const goOn = user ? (
    <ButtonLink href={settingsPath}>See your reminders</ButtonLink>
  ) : (
    <ButtonLink href="/">Go to the home page</ButtonLink>
  );
  const onError = (error: Error) => {
    if (!isUnknown(error)) failed("That didn't work")(error);
  };
  const { title, text } = write.isSuccess ? done : !secret || isUnknown(write.error) ? unknown : question;
  return (
    <MessageCard
      title={title}
      action={
        title === question.title ? (
          <Button
            className="button-large"
            aria-disabled={write.isPending}
            onClick={() => !write.isPending && write.mutate(argsFor(secret), { onError })}
          >
            {write.isPending ? 'One moment...' : question.button}
          </Button>
        ) : (
          goOn
        )
      }
    >
      {text}
    </MessageCard>
  );
}
