import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

export function MissingRecipeCard() {
  return (
    <MessageCard title="This recipe is not here" action={<ButtonLink href="/recipes">Go to Recipes</ButtonLink>}>
      Somebody in the family may have deleted it, or the link has lost a letter on its way.
    </MessageCard>
  );
}
