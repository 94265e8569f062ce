import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { User } from '#capabilities/account/contract.ts';
import { CopyLinkCard } from '#capabilities/family/web/copy-link-card.tsx';
import type { AnswerOf } from '#core/endpoint.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MorningCard } from '#web/ui/morning-card.tsx';
import type { preferencesApi } from '../contract.ts';

const redirectSeconds = 5;

/** What comes along from the onboarding: what she wants to be called, and the invitation she asked for, shown this once. */
type Told = Partial<Pick<AnswerOf<typeof preferencesApi.complete>, 'name' | 'invitation'>>;

/** The end of the onboarding. */
export function OnboardingCompletePage({ user }: { user: User | undefined }) {
  const told = useHistoryState<Told | null>();
  const invitation = told?.invitation;
  const name = told?.name ?? user?.firstName;
  const title = name ? `Thank you, ${name}!` : 'Thank you!';
  const [isStaying, setIsStaying] = useState(false);
  const [, navigate] = useLocation();
  const goOn = () => navigate('/dashboard', { replace: true });

  const onTimeUp = useEffectEvent(goOn);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(onTimeUp, redirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isStaying]);

  return (
    <MorningCard title={title}>
      <p className="mt-2 max-w-[42ch] text-balance text-ink-soft">
        Your setup is complete. From here on we keep track, so that you do not have to.
      </p>
      {invitation && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only overhears that she is busy with the link
        <div
          className="mt-6 w-full space-y-2 text-left"
          onPointerMove={() => setIsStaying(true)}
          onFocus={() => setIsStaying(true)}
        >
          <h2 className="text-lg">Invite your partner</h2>
          <CopyLinkCard {...invitation} />
          <p className="text-sm text-ink-soft">You find your invitations on your profile, too.</p>
        </div>
      )}
      <ButtonLink
        href="/dashboard"
        large
        className="mt-6"
        onClick={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        Go to Dashboard
      </ButtonLink>
      <p className="mt-3 text-sm text-ink-soft">
        {isStaying ? 'Take your time.' : `You will be taken there in ${redirectSeconds} seconds.`}
      </p>
    </MorningCard>
  );
}
