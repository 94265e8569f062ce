import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { User } from '#capabilities/account/contract.ts';
import { CopyLinkCard } from '#capabilities/family/web/copy-link-card.tsx';
import { usePreferences } from '#capabilities/preferences/web/hooks.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Confetti } from '#web/ui/illustrations/confetti.tsx';
import { MorningCard } from '#web/ui/morning-card.tsx';
import type { onboardingApi } from '../contract.ts';

const redirectSeconds = 5;

/** Passed in the history state: the name, and the partner invitation, whose link is shown only here. */
type CompletionState = Partial<Pick<AnswerOf<typeof onboardingApi.complete>, 'name' | 'invitation'>>;

/** The end of the onboarding. A person who has not finished it sees the next step instead of thanks. */
export function OnboardingCompletePage({ user }: { user: User | undefined }) {
  if (user) return <PersonComplete user={user} />;
  return (
    <RedirectCard title="Almost there!" path="/dashboard" label="Go to Dashboard">
      <Paragraph>Sign in or create an account first, and your dashboard is yours.</Paragraph>
    </RedirectCard>
  );
}

function PersonComplete({ user }: { user: User }) {
  const completion = useHistoryState<CompletionState | null>();
  const preferences = usePreferences();
  if (!completion && preferences.isPending) return null;
  const name = completion?.name ?? user.firstName;
  const withName = (greeting: string) => (name ? `${greeting}, ${name}!` : `${greeting}!`);
  if (!completion && preferences.data?.onboardingCompleted === false)
    return (
      <RedirectCard title={withName('Almost there')} path="/onboarding" label="Continue Setup">
        <Paragraph>Your setup isn't complete yet. It takes about two minutes, and everything is optional.</Paragraph>
      </RedirectCard>
    );
  return (
    <RedirectCard
      title={withName("You're all set")}
      path="/dashboard"
      label="Go to Dashboard"
      invitation={completion?.invitation}
      celebrates
    >
      <Paragraph>We'll keep track from here so you don't have to.</Paragraph>
    </RedirectCard>
  );
}

const Paragraph = ({ children }: { children: string }) => (
  <p className="mt-2 max-w-[26ch] text-pretty text-ink-soft sm:max-w-[42ch]">{children}</p>
);

interface RedirectCardProps {
  title: string;
  path: string;
  label: string;
  invitation?: CompletionState['invitation'];
  celebrates?: boolean;
  children: ReactNode;
}

/**
 * Redirects after 5 seconds, or at once by its button. An invitation link shows only here, so the seconds start once it
 * has been sent or copied.
 */
function RedirectCard({ title, path, label, invitation, celebrates = false, children }: RedirectCardProps) {
  const [isUsed, setIsUsed] = useState(!invitation || invitation.isMailed);
  const [, navigate] = useLocation();
  const redirect = () => navigate(path, { replace: true });

  const onTimeUp = useEffectEvent(redirect);
  useEffect(() => {
    if (!isUsed) return;
    const timer = setTimeout(onTimeUp, redirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isUsed]);

  return (
    <MorningCard
      title={title}
      decoration={celebrates && <Confetti />}
      avatar={
        celebrates && (
          <span className="check-pop grid size-16 place-items-center rounded-full bg-primary text-on-primary">
            <Check aria-hidden size={34} strokeWidth={2.4} />
          </span>
        )
      }
    >
      {children}
      {invitation && (
        <div className="mt-6 w-full space-y-2 text-left">
          <h2 className="text-lg">Invite your partner</h2>
          <CopyLinkCard {...invitation} onCopied={() => setIsUsed(true)} />
        </div>
      )}
      <ButtonLink
        href={path}
        large
        className="mt-6 w-full sm:max-w-75"
        onClick={(event) => {
          event.preventDefault();
          redirect();
        }}
      >
        {label}
      </ButtonLink>
      <p className="mt-4 max-w-[42ch] text-sm text-balance text-ink-soft">
        {isUsed
          ? `Taking you there in ${redirectSeconds} seconds...`
          : 'Take your time. The link only shows here, but you can make a new one on your profile anytime.'}
      </p>
    </MorningCard>
  );
}
