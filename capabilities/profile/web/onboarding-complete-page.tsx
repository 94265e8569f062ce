import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { User } from '#capabilities/account/contract.ts';
import { CopyLinkCard } from '#capabilities/family/web/copy-link-card.tsx';
import { usePreferences } from '#capabilities/preferences/web/hooks.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MorningCard } from '#web/ui/morning-card.tsx';
import type { onboardingApi } from '../contract.ts';

const redirectSeconds = 5;

/** What comes along from the onboarding: what she wants to be called, and the invitation she asked for, shown this once. */
type Told = Partial<Pick<AnswerOf<typeof onboardingApi.complete>, 'name' | 'invitation'>>;

/** The end of the onboarding. Whoever comes here without having finished it is not thanked, but shown what comes next. */
export function OnboardingCompletePage({ user }: { user: User | undefined }) {
  if (user) return <PersonComplete user={user} />;
  return (
    <NextPage title="Almost there!" path="/dashboard" label="Go to Dashboard">
      <Words>Sign in or create an account first, and your dashboard is yours.</Words>
    </NextPage>
  );
}

function PersonComplete({ user }: { user: User }) {
  const told = useHistoryState<Told | null>();
  const preferences = usePreferences();
  if (!told && preferences.isPending) return null;
  const name = told?.name ?? user.firstName;
  const addressed = (words: string) => (name ? `${words}, ${name}!` : `${words}!`);
  if (!told && preferences.data?.onboardingCompleted === false)
    return (
      <NextPage title={addressed('Almost there')} path="/onboarding" label="Continue Setup">
        <Words>Your setup is not complete yet. Four short steps, all optional.</Words>
      </NextPage>
    );
  return (
    <NextPage title={addressed('Thank you')} path="/dashboard" label="Go to Dashboard" invitation={told?.invitation}>
      <Words>Your setup is complete. From here on we keep track, so that you do not have to.</Words>
    </NextPage>
  );
}

const Words = ({ children }: { children: string }) => (
  <p className="mt-2 max-w-[42ch] text-balance text-ink-soft">{children}</p>
);

interface NextPageProps {
  title: string;
  path: string;
  label: string;
  invitation?: Told['invitation'];
  children: ReactNode;
}

/** Leads on by itself after a while, or at once by its button. */
function NextPage({ title, path, label, invitation, children }: NextPageProps) {
  const [isStaying, setIsStaying] = useState(false);
  const [, navigate] = useLocation();
  const goOn = () => navigate(path, { replace: true });

  const onTimeUp = useEffectEvent(goOn);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(onTimeUp, redirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isStaying]);

  return (
    <MorningCard title={title}>
      {children}
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
        href={path}
        large
        className="mt-6"
        onClick={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        {label}
      </ButtonLink>
      <p className="mt-3 text-sm text-ink-soft">
        {isStaying ? 'Take your time.' : `You will be taken there in ${redirectSeconds} seconds.`}
      </p>
    </MorningCard>
  );
}
