import { type ReactNode, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { preferencesApi } from '#capabilities/preferences/contract.ts';
import { useRead } from '#web/api/hooks.ts';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { FullScreenSpinner } from './full-screen-spinner.tsx';

interface OnboardingGateProps {
  /** Paths that never redirect to the onboarding. */
  exemptPaths: readonly string[];
  children: ReactNode;
}

/** Redirects to the onboarding until it is completed. Shows nothing while that is unknown. */
export function OnboardingGate({ exemptPaths, children }: OnboardingGateProps) {
  const [path] = useLocation();
  const preferences = useRead(preferencesApi.mine, {});
  const isLongWait = useIsLongWait();
  const [hasLoaded, setHasLoaded] = useState(false);
  // Waits for the first load only: a retry after a failure must not unmount the page.
  if (!preferences.isPending && !hasLoaded) setHasLoaded(true);
  if (exemptPaths.includes(path)) return children;
  if (!hasLoaded && preferences.isPending) return isLongWait ? <FullScreenSpinner /> : null;
  if (preferences.data?.onboardingCompleted === false) return <Redirect to="/onboarding" replace />;
  return children;
}
