import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

export const signInTitle = 'Sign in to continue';

/** Shown to a visitor on a page that needs a sign-in; `signInHref` returns to that page. */
export function SignInPage({ signInHref }: { signInHref: string }) {
  return (
    <MessageCard
      title={signInTitle}
      action={
        <ButtonLink href={signInHref} leavesApp large>
          Sign In / Sign Up
        </ButtonLink>
      }
    >
      This page is for you and your family. Sign in or create an account, and we'll bring you right back.
    </MessageCard>
  );
}
