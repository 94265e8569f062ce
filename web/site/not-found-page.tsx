import { ButtonLink } from '#web/ui/button-link.tsx';
import { SignpostDrawing } from '#web/ui/illustrations/signpost.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

export const notFoundTitle = '404 Page Not Found';

export function NotFoundPage() {
  return (
    <MessageCard
      title={notFoundTitle}
      heading={
        <>
          <span className="block text-base text-ink-soft">404 </span>
          Page Not Found
        </>
      }
      drawing={<SignpostDrawing />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href="/">Take me home</ButtonLink>
          <ButtonLink href="/contact" variant="outline">
            Tell us about it
          </ButtonLink>
        </div>
      }
    >
      Did you forget to add the page to the router?
    </MessageCard>
  );
}
