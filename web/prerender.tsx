import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { AboutPage, aboutTitle } from './site/about-page.tsx';
import { ContactPage, contactTitle } from './site/contact-page.tsx';
import { LandingPage, landingTitle } from './site/landing-page.tsx';
import { NotFoundPage, notFoundTitle } from './site/not-found-page.tsx';
import { SignInPage, signInTitle } from './site/sign-in-page.tsx';
import { SiteFrame } from './site/site-frame.tsx';
import { documentTitle } from './ui/page-title.ts';

export { appScreens, openScreens } from './routes.tsx';

const description =
  "Easing moms' mental load with smart planning: meals, groceries, appointments and birthdays in one calm place.";

interface StaticPage {
  title: string;
  body: ReactElement;
  /** The page has full-width sections. */
  wide?: boolean;
  /** Hidden from search engines. */
  unlisted?: boolean;
}

/** The pages for visitors, by file name. They are plain HTML without scripts. */
const staticPages: Record<string, StaticPage> = {
  'landing.html': { title: landingTitle, body: <LandingPage />, wide: true },
  'about.html': { title: aboutTitle, body: <AboutPage /> },
  'contact.html': { title: contactTitle, body: <ContactPage /> },
  'sign-in.html': {
    title: signInTitle,
    body: <SignInPage signInHref="/api/login?returnTo=__RETURN_TO__" />,
    unlisted: true,
  },
  'not-found.html': { title: notFoundTitle, body: <NotFoundPage />, unlisted: true },
};

export interface PageAssets {
  stylesheet: string;
  preloadedFonts: readonly string[];
}

export const renderStaticPages = (assets: PageAssets) =>
  Object.entries(staticPages).map(([file, page]) => ({ file, html: renderDocument(page, assets) }));

function renderDocument({ title, body, wide = false, unlisted }: StaticPage, assets: PageAssets): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{documentTitle(title)}</title>
        <meta name="description" content={description} />
        {unlisted && <meta name="robots" content="noindex" />}
        <meta name="theme-color" content="#fcf8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b1216" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {assets.preloadedFonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.stylesheet} />
      </head>
      <body>
        <Router ssrPath="/">
          <SiteFrame wide={wide}>{body}</SiteFrame>
        </Router>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
