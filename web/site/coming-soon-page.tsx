import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

/** Stands on every path whose part of the product has not been built yet. */
export function ComingSoonPage() {
  return (
    <MessageCard title="Coming soon" action={<ButtonLink href="/household">Go to Household</ButtonLink>}>
      We are still building this part, with care. Your household is ready for you today.
    </MessageCard>
  );
}
