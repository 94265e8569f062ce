import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter';
import { queryClient } from './query-client.ts';
import { appScreens, developmentScreens, openScreens, type Screen, siteScreens } from './routes.tsx';
import { useLinkIntent, useScrollToTop } from './shell/navigation.ts';
import { OnboardingGate } from './shell/onboarding-gate.tsx';
import { PageBoundary } from './shell/page-boundary.tsx';
import { useSession } from './shell/session.ts';
import { useIsLongWait } from './ui/is-long-wait.ts';
import { lazyOptionalPiece, lazyPage } from './ui/lazy-piece.tsx';
import { Toaster } from './ui/toaster.tsx';

const Shell = lazyPage(() => import('./shell/shell.tsx').then((module) => module.Shell));
const VisitorPages = lazyPage(() => import('./site/visitor-pages.tsx').then((module) => module.VisitorPages));
const NotFoundPage = lazyPage(() => import('./site/not-found-page.tsx').then((module) => module.NotFoundPage));

const SessionUpdates = lazyOptionalPiece(() =>
  import('./shell/session-updates.tsx').then((module) => module.SessionUpdates),
);

const outsideShell = [...developmentScreens, ...openScreens];
const insideShell = [...appScreens, ...siteScreens];

const routes = (screens: readonly Screen[]) =>
  screens.map((screen) => <Route key={screen.path} path={screen.path} component={screen.page} />);

export function App() {
  const preload = usePreloadPage();
  useEffect(() => {
    Shell.preload();
    preload(location.pathname);
  }, [preload]);
  useLinkIntent(preload);
  useScrollToTop();
  return (
    <QueryClientProvider client={queryClient}>
      <PageBoundary>
        <Switch>
          {routes(outsideShell)}
          <Route component={SessionGate} />
        </Switch>
      </PageBoundary>
      <SessionUpdates />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Shows the app to signed-in people and the visitor pages to everyone else. */
function SessionGate() {
  const session = useSession();
  const [path] = useLocation();
  const isLongWait = useIsLongWait();
  if (session.status === 'loading' && !isLongWait) return null;
  if (session.status !== 'in') return <VisitorPages session={session.status} />;
  return (
    <OnboardingGate exemptPaths={siteScreens.map((screen) => screen.path)}>
      <Shell user={session.user} sessionEnded={session.ended}>
        <PageBoundary key={path}>
          <Switch>
            {routes(insideShell)}
            <Route component={NotFoundPage} />
          </Switch>
        </PageBoundary>
      </Shell>
    </OnboardingGate>
  );
}

/** Returns a function that preloads the code of the page at a path. */
function usePreloadPage() {
  const { parser } = useRouter();
  return useCallback(
    (path: string) =>
      [...outsideShell, ...insideShell].find((screen) => matchRoute(parser, screen.path, path)[0])?.page.preload(),
    [parser],
  );
}
