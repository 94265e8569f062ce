import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

export function MissingRecipeCard() {
  return (
    <MessageCard title="We can't find this recipe" action={<ButtonLink href="/recipes">Go to Recipes</ButtonLink>}>
      Someone in the family may have deleted it, or the link may be missing a letter.
    </MessageCard>
  );
}
