import { photoAddress, useHousehold } from '#capabilities/household/web/hooks.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The faces of everyone the meals are for. */
export function TableCard() {
  const people = useHousehold().data?.filter(({ memberType }) => memberType !== 'pet') ?? [];
  if (people.length === 0) return null;
  return (
    <div>
      <p className="field-label">At your table</p>
      <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
        {people.map((person) => (
          <li key={person.id} className="flex min-w-0 items-center gap-1.5 font-medium">
            <Avatar name={person.name} size="small" photo={photoAddress(person, 'small')} />
            <span className="min-w-0">{person.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
