import { Avatar } from '#web/ui/avatar.tsx';
import { useHouseholdMembers } from './hooks.ts';

/** The initials of the adult who takes care of a record; nothing if nobody is chosen. */
export const AssigneeBadge = ({ id }: { id: string | null }) => id && <Initials id={id} />;

function Initials({ id }: { id: string }) {
  const { data: adults = [], isPending } = useHouseholdMembers('adult');
  const adult = adults.find((one) => one.id === id);
  // An empty circle keeps the place while the names are loading.
  if (!adult) return isPending && <Avatar name="" size="tiny" />;
  const words = `${adult.name} does it`;
  return (
    <span title={words} className="shrink-0">
      <Avatar name={adult.name} size="tiny" place={adults.indexOf(adult)} />
      <span className="sr-only">{words}</span>
    </span>
  );
}
