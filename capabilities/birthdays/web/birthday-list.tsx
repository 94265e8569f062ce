import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CakeDrawing } from '#web/ui/illustrations/cake.tsx';
import type { Birthday, Relationship } from '../contract.ts';
import type { ShownBirthday } from '../rules.ts';
import { BirthdayCard } from './birthday-card.tsx';

const emptyTexts = {
  family: {
    heading: 'No family birthdays yet',
    why: 'Grandparents, aunts, cousins: write them down once and never search for a date again.',
  },
  friend: {
    heading: 'No birthdays of friends yet',
    why: 'Yours and the children’s best friends, with gift ideas as they come to mind.',
  },
} as const;

interface BirthdayListProps {
  relationship: Relationship;
  birthdays: readonly ShownBirthday[];
  onAdd: () => void;
  onEdit: (birthday: Birthday) => void;
  onDelete: (birthday: Birthday) => void;
}

export function BirthdayList({ relationship, birthdays, onAdd, onEdit, onDelete }: BirthdayListProps) {
  if (birthdays.length === 0)
    return (
      <EmptyState
        drawing={<CakeDrawing />}
        heading={emptyTexts[relationship].heading}
        action={<Button onClick={onAdd}>Add Birthday</Button>}
      >
        {emptyTexts[relationship].why}
      </EmptyState>
    );
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      {birthdays.map((birthday) => (
        <li key={birthday.id}>
          <BirthdayCard birthday={birthday} onEdit={onEdit} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  );
}
