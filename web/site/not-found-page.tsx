import { ButtonLink } from '#web/ui/button-link.tsx';
import { SignpostDrawing } from '#web/ui/illustrations/signpost.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

export const notFoundTitle = '404 Page Not Found';

export function NotFoundPage() {
  return (
    <MessageCard
      title={notFoundTitle}
      drawing={<SignpostDrawing />}
      action={<ButtonLink href="/">Take me home</ButtonLink>}
    >
      Did you forget to add the page to the router?
    </MessageCard>
  );
}
