import { ButtonLink } from '#web/ui/button-link.tsx';
import { MessageCard } from '#web/ui/message-card.tsx';

export const MissingSheetCard = () => (
  <MessageCard title="This sheet is gone" action={<ButtonLink href="/sitter">Make another one</ButtonLink>}>
    Someone in your family may have deleted it.
  </MessageCard>
);
