import { useLocation } from 'wouter';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

/** Stands on every path whose part of the product has not been built yet. */
export function ComingSoonPage() {
  const [path] = useLocation();
  if (path === '/food')
    return (
      <MessageCard title="Your recipes are ready" action={<ButtonLink href="/recipes">Go to Recipes</ButtonLink>}>
        We are still building meal planning, with care. Until then you can collect what your family loves to eat.
      </MessageCard>
    );
  return (
    <MessageCard title="Coming soon" action={<ButtonLink href="/household">Go to Household</ButtonLink>}>
      We are still building this part, with care. Your household is ready for you today.
    </MessageCard>
  );
}
