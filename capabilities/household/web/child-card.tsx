import { shortDate, today } from '#core/dates.ts';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { PersonCard } from '#web/ui/person-card.tsx';
import type { Child } from '../contract.ts';
import { childAge } from '../rules/ages.ts';
import { ColorList } from './color-list.tsx';
import { FactsList } from './facts-list.tsx';
import { PhotoCard } from './photo-card.tsx';
import { WantedFacts } from './wanted-facts-card.tsx';

interface ChildCardProps {
  child: Child;
  onEdit: () => void;
  onDelete: () => void;
}

const missingFrom = ({ healthNotes, preferences, favoriteColors }: Child) => [
  ...(healthNotes ? [] : ['Add health notes']),
  ...(preferences.length > 0 ? [] : ['Add interests']),
  ...(favoriteColors.length > 0 ? [] : ['Add colors']),
];

/** A child's full profile, on the children page. */
export function ChildCard({ child, onEdit, onDelete }: ChildCardProps) {
  const { allergies, dietaryRestrictions, preferences, favoriteColors } = child;
  return (
    <PersonCard
      name={child.name}
      avatar={<PhotoCard member={child} />}
      about={childAge(child.birthdate, today())}
      badges={
        allergies.length + dietaryRestrictions.length > 0 && (
          <>
            <BadgeList danger label="Allergies" items={allergies} />
            <BadgeList label="Diet" items={dietaryRestrictions} />
          </>
        )
      }
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <FactsList
        facts={[
          { label: 'Birthday', value: child.birthdate && shortDate(child.birthdate) },
          { label: 'Clothing size', value: child.clothingSize },
          { label: 'Shoe size', value: child.shoeSize },
          { label: 'Health notes', value: child.healthNotes, isLong: true },
          { label: 'Interests', value: preferences.length > 0 && <BadgeList items={preferences} />, isLong: true },
          {
            label: 'Favorite colors',
            value: favoriteColors.length > 0 && <ColorList colors={favoriteColors} />,
            isLong: true,
          },
        ]}
      />
      <WantedFacts name={child.name} wanted={missingFrom(child)} onEdit={onEdit} />
    </PersonCard>
  );
}
