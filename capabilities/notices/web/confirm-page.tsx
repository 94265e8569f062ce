import type { User } from '#capabilities/account/contract.ts';
import { useConfirmArrival } from './hooks.ts';
import { MailLinkCard } from './mail-link-card.tsx';

/** The page behind the link of a test by email. */
export const ConfirmPage = ({ user }: { user: User | undefined }) => (
  <MailLinkCard
    user={user}
    write={useConfirmArrival()}
    argsFor={(secret) => ({ body: { secret } })}
    question={{
      title: 'Did our test reach you?',
      text: 'One tap, and we know that our email gets through to you.',
      button: 'Yes, this reached me',
    }}
    done={{ title: 'Thank you', text: 'We can reach you here.' }}
    unknown={{
      title: "This link doesn't work anymore",
      text: 'It may be too old, or part of it was cut off. You can send yourself a new test from your reminder settings.',
    }}
  />
);
