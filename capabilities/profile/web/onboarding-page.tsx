import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { User } from '#capabilities/account/contract.ts';
import { usePreferences } from '#capabilities/preferences/web/hooks.ts';
import { ApiError } from '#web/api/call.ts';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { unknownTimeZone } from '../rules/answer-checks.ts';
import { answersFrom, type Draft, draftFrom, lastStep } from '../rules/onboarding.ts';
import { useCompleteOnboarding } from './hooks.ts';

const OnboardingForm = lazyPiece(() => import('./onboarding-form.tsx').then((module) => module.OnboardingForm));
OnboardingForm.preload();

/** Four steps in which she tells about herself, before or after she signs up. */
export function OnboardingPage({ user }: { user: User | undefined }) {
  return user ? <PersonOnboarding user={user} /> : <VisitorOnboarding />;
}

const signInAndReturn = () => location.assign('/api/login?returnTo=%2Fonboarding');

function VisitorOnboarding() {
  const { draft, change } = useDraft(undefined);
  const leave = () => {
    change({ isReady: true });
    signInAndReturn();
  };
  return (
    <OnboardingForm
      draft={draft}
      change={change}
      onComplete={leave}
      saving={false}
      note="Next you create your account. Your answers wait for you, and nothing is lost."
    />
  );
}

function PersonOnboarding({ user }: { user: User }) {
  const preferences = usePreferences();
  const complete = useCompleteOnboarding();
  const { draft, change, forget } = useDraft(user);
  const [, navigate] = useLocation();
  const isLongWait = useIsLongWait();

  const onError = (failure: Error) => {
    if (failure instanceof ApiError && failure.status === 401) {
      change({ isReady: true });
      return signInAndReturn();
    }
    if (draft.isReady) {
      change({ isReady: false });
      navigate(`/onboarding?step=${lastStep}`, { replace: true });
    }
    failed('Error')(failure);
  };
  const save = (answers = answersFrom(draft)) =>
    complete.mutate(
      { body: answers },
      {
        onSuccess: ({ name, invitation }) => {
          forget();
          navigate('/onboarding-complete', { replace: true, state: { name, invitation } });
        },
        onError: (failure) => {
          // A zone that only her browser knows must not keep her out.
          const { timeZone, ...others } = answers;
          if (timeZone && failure.message.includes(unknownTimeZone)) save(others);
          else onError(failure);
        },
      },
    );

  // What she answered before she signed in is saved at once. The ref makes it once: strict mode runs an effect twice.
  const isWaiting = draft.isReady && preferences.data?.onboardingCompleted === false;
  const isSent = useRef(false);
  const send = useEffectEvent(() => save());
  useEffect(() => {
    if (!isWaiting || isSent.current) return;
    isSent.current = true;
    send();
  }, [isWaiting]);

  const isSaving = complete.isPending || complete.isSuccess;
  if (preferences.isPending)
    return (
      isLongWait && (
        <Waiting>
          <Spinner />
        </Waiting>
      )
    );
  // Not after her own completion, which leads to the thank-you page although the fresh preferences are here before.
  if (preferences.data?.onboardingCompleted && !isSaving)
    return <AlreadySetUp wasReady={draft.isReady} forget={forget} />;
  if (isWaiting || (draft.isReady && isSaving))
    return (
      <Waiting>
        <p role="status">Saving...</p>
      </Waiting>
    );
  return <OnboardingForm draft={draft} change={change} onComplete={save} saving={isSaving} />;
}

function Waiting({ children }: { children: ReactNode }) {
  return <div className="grid min-h-[50vh] place-items-center text-ink-soft">{children}</div>;
}

/** Her stored answers stay as they are. */
function AlreadySetUp({ wasReady, forget }: { wasReady: boolean; forget: () => void }) {
  const tell = useEffectEvent(() => {
    forget();
    if (wasReady)
      toast({
        title: 'You are already set up',
        description: 'Your answers are on your profile, where you can change them any time.',
      });
  });
  useEffect(() => tell(), []);
  return <Redirect to="/dashboard" replace />;
}

/** Storage may be blocked or full: then her answers live as long as the page. */
function trying<Result>(work: () => Result) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const visitorKey = 'onboarding';

/** What she has typed so far, kept by this browser until it is saved; whoever else signs in here does not get to see it. */
function useDraft(user: User | undefined) {
  const key = user ? `${visitorKey}-${user.id}` : visitorKey;
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = draftFrom(trying(() => localStorage.getItem(visitorKey) ?? localStorage.getItem(key)));
    return { ...kept, name: kept.name || (user?.firstName ?? '') };
  });
  const forget = () => {
    for (const name of [visitorKey, key]) trying(() => localStorage.removeItem(name));
  };
  const change = (part: Partial<Draft>) => {
    // With any further change she is no longer done.
    const next = { ...draft, isReady: false, ...part };
    setDraft(next);
    forget();
    trying(() => localStorage.setItem(key, JSON.stringify(next)));
  };
  return { draft, change, forget };
}
