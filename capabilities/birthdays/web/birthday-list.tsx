import { today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CakeDrawing } from '#web/ui/illustrations/cake.tsx';
import type { Birthday, Relationship } from '../contract.ts';
import type { ShownBirthday } from '../rules/all-birthdays.ts';
import { byNextBirthday } from '../rules/next-birthday.ts';
import { BirthdayCard } from './birthday-card.tsx';

const emptyTexts = {
  family: {
    heading: 'No family birthdays yet',
    why: 'Grandparents, aunts, cousins: add them once and never hunt for a date again.',
  },
  friend: {
    heading: "No friends' birthdays yet",
    why: "Add your friends and the kids' best friends, and jot down gift ideas as they come.",
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
      {byNextBirthday(birthdays, today()).map((birthday) => (
        <li key={birthday.id} data-record={birthday.id}>
          <BirthdayCard birthday={birthday} onEdit={onEdit} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  );
}
