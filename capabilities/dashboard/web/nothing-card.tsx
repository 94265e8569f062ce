import { ShowEveryoneButton } from '#capabilities/household/web/hidden-note-card.tsx';
import { useWhose } from '#capabilities/household/web/whose-card.tsx';
import { EmptyCard, type EmptyCardProps } from './empty-card.tsx';

/** What a section without entries says; while only the person's own show, how to see the others'. */
export function NothingCard(props: EmptyCardProps) {
  const { adultId } = useWhose();
  if (!adultId) return <EmptyCard {...props} />;
  return <EmptyCard action={<ShowEveryoneButton />}>Nothing of yours right now.</EmptyCard>;
}
