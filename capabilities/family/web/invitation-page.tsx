import { CalendarHeart, RefreshCw, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import type { User } from '#capabilities/account/contract.ts';
import { longDate, today } from '#core/dates.ts';
import { productName } from '#core/product.ts';
import { ApiError } from '#web/api/call.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { MessageCard } from '#web/ui/message-card.tsx';
import { MorningCard } from '#web/ui/morning-card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import { invalidInvitation } from '../rules/invitations.ts';
import { nameInSentence } from '../rules/name-in-sentence.ts';
import { useAcceptInvitation, useInvitation } from './hooks.ts';

interface InvitationPageProps {
  user: User | undefined;
}

/** The page behind an invitation link, often a partner's first contact with the product. */
export function InvitationPage({ user }: InvitationPageProps) {
  const { token = '' } = useParams<{ token: string }>();
  const invitation = useInvitation(token);
  const accept = useAcceptInvitation();
  const isLongWait = useIsLongWait();

  if (invitation.isPending)
    return isLongWait ? (
      <div className="grid place-items-center py-24">
        <Spinner />
      </div>
    ) : null;
  if (accept.error instanceof ApiError && accept.error.status === 409)
    return <AlreadyMember familyName={invitation.data?.familyName} />;
  const reason = invalidReasonOf(accept.error) ?? invalidReasonOf(invitation.error);
  if (reason) return <InvalidInvitation reason={reason} user={user} />;
  if (!invitation.data) return <ErrorState onRetry={invitation.refetch}>We couldn't load the invitation.</ErrorState>;

  const join = () =>
    accept.mutate(
      { params: { token } },
      {
        onSuccess: () => location.assign('/dashboard'),
        onError: (error) => {
          if (!(error instanceof ApiError && [404, 409].includes(error.status)))
            failed('Error joining the family')(error);
        },
      },
    );
  const { familyName, invitedBy, expiresAt } = invitation.data;
  const isJoining = accept.isPending || accept.isSuccess;
  return (
    <MorningCard
      title={`Join ${nameInSentence(familyName)}`}
      avatar={<Avatar name={invitedBy} size="large" />}
      eyebrow="You're invited"
    >
      <p className="mt-3 max-w-[40ch] text-lg text-balance">
        <strong className="font-semibold">{invitedBy}</strong> invites you to plan family life together on {productName}
        .
      </p>
      <ul className="mt-7 w-full space-y-3 text-left">
        <Benefit icon={<CalendarHeart aria-hidden size={20} />}>
          Children, appointments and birthdays in one place
        </Benefit>
        <Benefit icon={<ShoppingBasket aria-hidden size={20} />}>
          Meals and grocery lists, planned and checked off together
        </Benefit>
        <Benefit icon={<RefreshCw aria-hidden size={20} />}>
          When one of you changes something, the other sees it right away
        </Benefit>
      </ul>
      <div className="mt-8 w-full">
        {user ? (
          <>
            <Button className="button-large w-full" aria-disabled={isJoining} onClick={() => !isJoining && join()}>
              {isJoining ? 'Joining...' : `Join ${nameInSentence(familyName)}`}
            </Button>
            <p className="mt-4 text-sm text-balance text-ink-soft">
              You're signed in as <span className="font-medium text-ink">{signedInAs(user)}</span>. Any family you
              already have here stays the same, and you can switch to it from your profile.
            </p>
          </>
        ) : (
          <>
            <ButtonLink href={signInUrl(token)} leavesApp large className="w-full">
              Sign In / Sign Up
            </ButtonLink>
            <p className="mt-4 text-sm text-balance text-ink-soft">
              It takes a minute, and we'll bring you right back. Nothing is shared until you join.
            </p>
          </>
        )}
        <p className="mt-2 text-sm text-ink-soft">Valid until {longDate(today(undefined, new Date(expiresAt)))}.</p>
      </div>
    </MorningCard>
  );
}

const signInUrl = (token: string) => `/api/login?returnTo=${encodeURIComponent(`/invite/${token}`)}`;

const signedInAs = ({ firstName, lastName, email }: User) =>
  email ?? ([firstName, lastName].filter(Boolean).join(' ') || 'yourself');

type InvalidReason = keyof typeof invalidInvitation;

/** Why the invitation can't be accepted, derived from the server's message. */
const invalidReasonOf = (failure: Error | null) =>
  (Object.keys(invalidInvitation) as InvalidReason[]).find(
    (reason) => failure?.message === `404: ${invalidInvitation[reason]}`,
  );

const invalidTexts: Record<InvalidReason, { title: string; text: string }> = {
  unknown: {
    title: "We don't recognize this invitation",
    text: 'Please check that you have the whole link. Part of it may have been cut off.',
  },
  used: {
    title: 'This invitation has already been used',
    text: "Each link lets one person in. If that was you, you're all set.",
  },
  withdrawn: {
    title: 'This invitation was withdrawn',
    text: "The person who invited you took it back. If that's a surprise, ask for a new link.",
  },
  expired: {
    title: 'This invitation has expired',
    text: 'Invitations work for 7 days. Ask for a new link. It only takes a moment.',
  },
};

const toDashboard = <ButtonLink href="/dashboard">Go to your dashboard</ButtonLink>;

function InvalidInvitation({ reason, user }: { reason: InvalidReason; user: User | undefined }) {
  const { title, text } = invalidTexts[reason];
  return (
    <MessageCard title={title} action={user ? toDashboard : <ButtonLink href="/">Go to the home page</ButtonLink>}>
      {text}
    </MessageCard>
  );
}

function AlreadyMember({ familyName = 'this family' }: { familyName: string | undefined }) {
  return (
    <MessageCard title={`You already belong to ${nameInSentence(familyName)}`} action={toDashboard}>
      You're already in. If you see another family, switch to this one on your profile.
    </MessageCard>
  );
}

function Benefit({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
