import { type ReactNode, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { preferencesApi } from '#capabilities/preferences/contract.ts';
import { useRead } from '#web/api/hooks.ts';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { Waiting } from './waiting.tsx';

interface OnboardingGateProps {
  /** Paths that everybody may see at any time. */
  leftAlone: readonly string[];
  children: ReactNode;
}

/** Whoever has not told us about herself does so first. Until that is known nothing is shown, so that no wrong page flashes by. */
export function OnboardingGate({ leftAlone, children }: OnboardingGateProps) {
  const [path] = useLocation();
  const preferences = useRead(preferencesApi.mine, {});
  const isLongWait = useIsLongWait();
  const [wasAnswered, setWasAnswered] = useState(false);
  // Once only: after a failure the page itself may ask again, and must not be taken away meanwhile.
  if (!preferences.isPending && !wasAnswered) setWasAnswered(true);
  if (leftAlone.includes(path)) return children;
  if (!wasAnswered && preferences.isPending) return isLongWait ? <Waiting /> : null;
  if (preferences.data?.onboardingCompleted === false) return <Redirect to="/onboarding" replace />;
  return children;
}
