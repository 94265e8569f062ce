import { shortDate, today } from '#core/dates.ts';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { PersonCard } from '#web/ui/person-card.tsx';
import type { Child } from '../contract.ts';
import { childAge } from '../rules/ages.ts';
import { FactsList } from './facts-list.tsx';
import { PhotoCard } from './photo-card.tsx';

interface ChildCardProps {
  child: Child;
  onEdit: () => void;
  onDelete: () => void;
}

const badges = (items: readonly string[]) => (items.length > 0 ? <BadgeList items={items} /> : null);

/** A child's full profile, on the children page. */
export function ChildCard({ child, onEdit, onDelete }: ChildCardProps) {
  return (
    <PersonCard
      name={child.name}
      avatar={<PhotoCard member={child} />}
      about={childAge(child.birthdate, today())}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <DetailList
        details={[
          {
            label: 'Allergies',
            value: child.allergies.length > 0 ? <BadgeList danger items={child.allergies} /> : null,
          },
          { label: 'Diet', value: badges(child.dietaryRestrictions) },
          { label: 'Health notes', value: child.healthNotes },
          { label: 'Interests', value: badges(child.preferences) },
          { label: 'Favorite colors', value: badges(child.favoriteColors) },
        ]}
      />
      <FactsList
        facts={[
          { label: 'Birthday', value: child.birthdate && shortDate(child.birthdate) },
          { label: 'Clothing size', value: child.clothingSize },
          { label: 'Shoe size', value: child.shoeSize },
        ]}
      />
    </PersonCard>
  );
}
