import { capital } from '#core/capital.ts';
import { longDate, today } from '#core/dates.ts';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { PersonCard } from '#web/ui/person-card.tsx';
import type { HouseholdMember } from '../contract.ts';
import { householdAge } from '../rules.ts';

interface MemberCardProps {
  member: HouseholdMember;
  place: number;
  onEdit: () => void;
  onDelete: () => void;
}

/** 'Partner · 38 years old', 'Dog · Beagle · 4 years old' */
function about({ memberType, relationship, petType, breed, birthdate }: HouseholdMember) {
  const role = memberType === 'adult' ? relationship : petType;
  // No-break spaces keep the age on one line.
  const age = birthdate && householdAge(birthdate, today()).replaceAll(' ', '\u00a0');
  return [role && capital(role), breed, age].filter(Boolean).join(' · ');
}

export function MemberCard({ member, place, onEdit, onDelete }: MemberCardProps) {
  const { allergies, dietaryRestrictions } = member;
  return (
    <PersonCard name={member.name} place={place} about={about(member)} onEdit={onEdit} onDelete={onDelete}>
      <DetailList
        details={[
          { label: 'Allergies', value: allergies.length > 0 ? <BadgeList danger items={allergies} /> : null },
          { label: 'Diet', value: dietaryRestrictions.length > 0 ? <BadgeList items={dietaryRestrictions} /> : null },
          { label: 'Health notes', value: member.healthNotes },
          { label: 'Birthday', value: member.birthdate && longDate(member.birthdate) },
          { label: 'Gender', value: member.gender },
          { label: 'Clothing size', value: member.clothingSize },
          { label: 'Shoe size', value: member.shoeSize },
          { label: 'Notes', value: member.notes },
        ]}
      />
    </PersonCard>
  );
}
