import { Route, Switch } from 'wouter';
import { appScreens, siteScreens } from '#web/routes.tsx';
import { FullScreenSpinner } from '#web/shell/full-screen-spinner.tsx';
import { type Session, signInUrl } from '#web/shell/session.ts';
import { LandingPage } from './landing-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ServerUnreachable } from './server-unreachable.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The routes for visitors, and for everyone while the session is loading or unknown. */
export function VisitorPages({ session }: { session: Exclude<Session['status'], 'in'> }) {
  if (session === 'failed') return <ServerUnreachable />;
  const waiting = session === 'loading' && <FullScreenSpinner />;
  return (
    <Switch>
      <Route path="/">
        <SiteFrame wide>
          <LandingPage />
        </SiteFrame>
      </Route>
      {siteScreens.map((screen) => (
        <Route key={screen.path} path={screen.path}>
          <SiteFrame>
            <screen.page />
          </SiteFrame>
        </Route>
      ))}
      {appScreens.map((screen) => (
        <Route key={screen.path} path={screen.path}>
          {waiting || (
            <SiteFrame>
              <SignInPage signInHref={signInUrl()} />
            </SiteFrame>
          )}
        </Route>
      ))}
      <Route>
        {waiting || (
          <SiteFrame>
            <NotFoundPage />
          </SiteFrame>
        )}
      </Route>
    </Switch>
  );
}
