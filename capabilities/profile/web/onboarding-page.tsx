import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { User } from '#capabilities/account/contract.ts';
import { usePreferences } from '#capabilities/preferences/web/hooks.ts';
import { unknownTimeZoneMessage } from '#core/sentences.ts';
import { ApiError } from '#web/api/call.ts';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { OnboardingAnswers } from '../contract.ts';
import { answersFrom, type Draft, draftFrom, lastStep } from '../rules/onboarding.ts';
import { useCompleteOnboarding } from './hooks.ts';

const OnboardingForm = lazyPiece(() => import('./onboarding-form.tsx').then((module) => module.OnboardingForm));
OnboardingForm.preload();

const PartnerForm = lazyPiece(() => import('./partner-form.tsx').then((module) => module.PartnerForm));

/** The onboarding in four steps, for visitors and for signed-in people. Invited people get a short one. */
export function OnboardingPage({ user }: { user: User | undefined }) {
  return user ? <PersonOnboarding user={user} /> : <VisitorOnboarding />;
}

/** The answers, with the person as the first adult of their household. */
const ownAnswersFrom = (draft: Draft): OnboardingAnswers => ({
  familyAdults: 1,
  ...answersFrom(draft),
  adult: { relationship: 'self' },
});

const signInAndReturn = () => location.assign('/api/login?returnTo=%2Fonboarding');

function VisitorOnboarding() {
  const { draft, change } = useDraft(undefined);
  const leave = (completed: Draft) => {
    change({ ...completed, isReady: true });
    signInAndReturn();
  };
  return (
    <OnboardingForm
      draft={draft}
      change={change}
      onComplete={leave}
      saving={false}
      isVisitor
      note="Next you'll create your account. We'll keep your answers until then."
    />
  );
}

function PersonOnboarding({ user }: { user: User }) {
  const preferences = usePreferences();
  const completion = useCompleteOnboarding();
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
  const save = (answers: OnboardingAnswers) =>
    completion.mutate(
      { body: answers },
      {
        onSuccess: ({ name, invitation }) => {
          forget();
          navigate('/onboarding-complete', { replace: true, state: { name, invitation } });
        },
        onError: (failure) => {
          // A time zone that the server doesn't know must not prevent completion.
          const { timeZone, ...others } = answers;
          if (timeZone && failure.message.includes(unknownTimeZoneMessage)) save(others);
          else onError(failure);
        },
      },
    );

  // Saves the answers given before signing in. The ref prevents a second save, because strict mode runs effects twice.
  const isWaiting = draft.isReady && !user.isInvited && preferences.data?.onboardingCompleted === false;
  const isSent = useRef(false);
  const send = useEffectEvent(() => save(ownAnswersFrom(draft)));
  useEffect(() => {
    if (!isWaiting || isSent.current) return;
    isSent.current = true;
    send();
  }, [isWaiting]);

  const isSaving = completion.isPending || completion.isSuccess;
  if (preferences.isPending)
    return (
      isLongWait && (
        <Waiting>
          <Spinner />
        </Waiting>
      )
    );
  // Not while saving: the refreshed preferences may arrive before the navigation to the thank-you page.
  if (preferences.data?.onboardingCompleted && !isSaving)
    return <AlreadySetUp wasReady={draft.isReady} forget={forget} />;
  if (user.isInvited) {
    // Answers given as a visitor are saved too.
    const given = draft.isReady ? answersFrom(draft) : {};
    return <PartnerForm name={draft.name} onComplete={(answers) => save({ ...given, ...answers })} saving={isSaving} />;
  }
  if (isWaiting || (draft.isReady && isSaving))
    return (
      <Waiting>
        <p role="status">Saving...</p>
      </Waiting>
    );
  const complete = (completed: Draft) => {
    change(completed);
    save(ownAnswersFrom(completed));
  };
  return <OnboardingForm draft={draft} change={change} onComplete={complete} saving={isSaving} isVisitor={false} />;
}

function Waiting({ children }: { children: ReactNode }) {
  return <div className="grid min-h-[50vh] place-items-center text-ink-soft">{children}</div>;
}

/** Redirects to the dashboard. Drops the draft and keeps the stored answers. */
function AlreadySetUp({ wasReady, forget }: { wasReady: boolean; forget: () => void }) {
  const dropDraft = useEffectEvent(() => {
    forget();
    if (wasReady)
      toast({
        title: "You're already set up",
        description: 'Your answers are on your profile. You can change them anytime.',
      });
  });
  useEffect(() => dropDraft(), []);
  return <Redirect to="/dashboard" replace />;
}

/** Storage may be blocked or full; the answers then last only as long as the page. */
function ignoringErrors<Result>(work: () => Result) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const visitorKey = 'onboarding';

/** The unsaved input, stored in this browser per user, so that the next person who signs in doesn't see it. */
function useDraft(user: User | undefined) {
  const key = user ? `${visitorKey}-${user.id}` : visitorKey;
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = draftFrom(ignoringErrors(() => localStorage.getItem(visitorKey) ?? localStorage.getItem(key)));
    return { ...stored, name: stored.name || (user?.firstName ?? '') };
  });
  const forget = () => {
    for (const name of [visitorKey, key]) ignoringErrors(() => localStorage.removeItem(name));
  };
  const change = (part: Partial<Draft>) => {
    // Any further change means the form is not complete yet.
    const next = { ...draft, isReady: false, ...part };
    setDraft(next);
    forget();
    ignoringErrors(() => localStorage.setItem(key, JSON.stringify(next)));
  };
  return { draft, change, forget };
}
