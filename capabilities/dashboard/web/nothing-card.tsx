import { ShowEveryoneButton } from '#capabilities/household/web/hidden-note-card.tsx';
import { useWhose } from '#capabilities/household/web/whose-card.tsx';
import { EmptyCard, type EmptyCardProps } from './empty-card.tsx';

/** Shown in a section without entries. With 'Mine' it offers to show everyone's. */
export function NothingCard(props: EmptyCardProps) {
  const { adultId } = useWhose();
  if (!adultId) return <EmptyCard {...props} />;
  return (
    <EmptyCard {...props} action={<ShowEveryoneButton />}>
      Nothing of yours right now.
    </EmptyCard>
  );
}
