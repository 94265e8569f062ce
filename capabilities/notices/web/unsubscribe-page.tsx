import type { User } from '#capabilities/account/contract.ts';
import { useUnsubscribe } from './hooks.ts';
import { MailLinkCard } from './mail-link-card.tsx';

/** The page behind the unsubscribe link of every email. */
export const UnsubscribePage = ({ user }: { user: User | undefined }) => (
  <MailLinkCard
    user={user}
    write={useUnsubscribe()}
    argsFor={(token) => ({ params: { token } })}
    question={{
      title: 'Stop reminders by email?',
      text: "We'll keep them in the app for you, and on your phone if that's turned on.",
      button: 'Stop reminders by email',
    }}
    done={{
      title: 'No more reminders by email',
      text: 'Everything is still in the app. You can turn email on again in your reminder settings.',
    }}
    unknown={{
      title: "We don't recognize this link",
      text: 'Part of it may have been cut off. Open it from the email again, or turn email off in your reminder settings.',
    }}
  />
);
