import { PawPrint } from 'lucide-react';
import { capitalize } from '#core/capitalize.ts';
import { shortDate, today } from '#core/dates.ts';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { PersonCard } from '#web/ui/person-card.tsx';
import type { HouseholdMember } from '../contract.ts';
import { householdAge } from '../rules/ages.ts';
import { AdultLink } from './adult-link-card.tsx';
import { FactsList } from './facts-list.tsx';
import { PhoneLink } from './phone-card.tsx';
import { PhotoCard } from './photo-card.tsx';

/** A color that no person has. */
const petLook = { hue: 100, sign: <PawPrint aria-hidden size={28} /> };

interface MemberCardProps {
  member: HouseholdMember;
  onEdit: () => void;
  onDelete: () => void;
}

/** 'Partner · 38 years old', 'Dog · Beagle · 4 years old' */
function memberSummary({ memberType, relationship, petType, breed, birthdate }: HouseholdMember) {
  const role = memberType === 'adult' ? relationship : petType;
  const facts = [role && capitalize(role), breed, birthdate && householdAge(birthdate, today())].filter(Boolean);
  return (
    <span className="dotted-facts">
      {facts.map((fact) => (
        <span key={fact} className="whitespace-normal">
          {fact}
        </span>
      ))}
    </span>
  );
}

export function MemberCard({ member, onEdit, onDelete }: MemberCardProps) {
  const { allergies, dietaryRestrictions } = member;
  const look = member.memberType === 'pet' ? petLook : undefined;
  return (
    <PersonCard
      name={member.name}
      hue={look?.hue}
      avatar={<PhotoCard member={member} look={look} />}
      about={memberSummary(member)}
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
          { label: 'Birthday', value: member.birthdate && shortDate(member.birthdate) },
          { label: 'Clothing size', value: member.clothingSize },
          { label: 'Shoe size', value: member.shoeSize },
          { label: 'Gender', value: member.gender },
          { label: 'Phone', value: member.phone && <PhoneLink phone={member.phone} />, isLong: true },
          { label: 'Health notes', value: member.healthNotes, isLong: true },
          { label: 'Notes', value: member.notes, isLong: true },
        ]}
      />
      {member.memberType === 'adult' && <AdultLink adult={member} />}
    </PersonCard>
  );
}
