import { today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CakeDrawing } from '#web/ui/illustrations/cake.tsx';
import { StarterChips } from '#web/ui/record/starter-chips.tsx';
import type { Birthday, NewBirthday, Relationship } from '../contract.ts';
import type { ShownBirthday } from '../rules/all-birthdays.ts';
import { byNextBirthday, nextAndLater } from '../rules/next-birthday.ts';
import { BirthdayCard } from './birthday-card.tsx';
import { NextBirthdayCard } from './next-birthday-card.tsx';

const emptyTexts = {
  family: {
    heading: 'No family birthdays yet',
    why: 'Grandparents, aunts, cousins: add them once and never hunt for a date again.',
    starters: [
      { label: 'Grandma', draft: { name: 'Grandma' } },
      { label: 'Grandpa', draft: { name: 'Grandpa' } },
      { label: 'Aunt', draft: { name: 'Aunt' } },
    ],
  },
  friend: {
    heading: "No friends' birthdays yet",
    why: "Add your friends and the kids' best friends, and jot down gift ideas as they come.",
    starters: [],
  },
} as const;

interface BirthdayListProps {
  relationship: Relationship;
  birthdays: readonly ShownBirthday[];
  /** Opens the form, with what is known already. */
  onAdd: (draft?: Partial<NewBirthday>) => void;
  onEdit: (birthday: Birthday) => void;
  onDelete: (birthday: Birthday) => void;
}

export function BirthdayList({ relationship, birthdays, onAdd, onEdit, onDelete }: BirthdayListProps) {
  if (birthdays.length === 0)
    return (
      <EmptyState
        drawing={<CakeDrawing />}
        heading={emptyTexts[relationship].heading}
        action={
          <>
            <Button onClick={() => onAdd()}>Add Birthday</Button>
            <StarterChips starters={emptyTexts[relationship].starters} onStart={({ draft }) => onAdd(draft)} />
          </>
        }
      >
        {emptyTexts[relationship].why}
      </EmptyState>
    );
  const now = today();
  const { next, later } = nextAndLater(byNextBirthday(birthdays, now), now);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <ul className="space-y-4">
        {next.map((birthday) => (
          <li key={birthday.id} data-record={birthday.id}>
            <NextBirthdayCard birthday={birthday} onEdit={onEdit} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {later.length > 0 && (
        <ul className="rows card">
          {later.map((birthday) => (
            <li key={birthday.id} data-record={birthday.id}>
              <BirthdayCard birthday={birthday} onEdit={onEdit} onDelete={onDelete} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
