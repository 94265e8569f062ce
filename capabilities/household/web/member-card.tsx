import { capitalize } from '#core/capitalize.ts';
import { shortDate, today } from '#core/dates.ts';
import { petHue } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { PawSign } from '#web/ui/illustrations/paw.tsx';
import { PersonCard } from '#web/ui/person-card.tsx';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import type { HouseholdMember } from '../contract.ts';
import { householdAge, nextAge } from '../rules/ages.ts';
import { AdultLink } from './adult-link-card.tsx';
import { FactsList } from './facts-list.tsx';
import { PhoneLink } from './phone-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import { WantedFacts } from './wanted-facts-card.tsx';

/** What is asked for when it is missing. */
const wanted = {
  adult: ['birthdate', 'phone', 'notes'],
  child: ['birthdate', 'healthNotes'],
  pet: ['birthdate', 'notes'],
} as const;
const wantedWords = {
  birthdate: 'Add birthday',
  phone: 'Add phone',
  healthNotes: 'Add health notes',
  notes: 'Add notes',
};

/** 'Jun 4, 1990', and below it 'Turns 37 in 7 months'. A child's card has no room for what comes next. */
function birthday({ birthdate, memberType }: HouseholdMember) {
  if (!birthdate) return;
  const next = memberType !== 'child' && nextAge(birthdate, today());
  return (
    <>
      {shortDate(birthdate)}
      {next && <span className="block text-sm font-normal text-ink-soft">{`Turns ${next.age} ${next.when}`}</span>}
    </>
  );
}

interface MemberCardProps {
  member: HouseholdMember;
  onEdit: () => void;
  onDelete: () => void;
}

/** 'Partner', '38 years old', or 'Dog', 'Beagle', '4 years old' */
function memberSummary({ memberType, relationship, petType, breed, birthdate, isYou }: HouseholdMember) {
  // The badge beside the name says whose card it is.
  const role = isYou && relationship === 'self' ? undefined : memberType === 'adult' ? relationship : petType;
  return [role && capitalize(role), breed, birthdate && householdAge(birthdate, today())].filter(Boolean);
}

export function MemberCard({ member, onEdit, onDelete }: MemberCardProps) {
  const { allergies, dietaryRestrictions } = member;
  const summary = memberSummary(member);
  const look = member.memberType === 'pet' ? { hue: petHue, sign: <PawSign /> } : undefined;
  return (
    <PersonCard
      name={member.name}
      hue={look?.hue}
      mark={
        member.isYou && (
          <Badge variant="primary" className="bg-surface">
            This is you
          </Badge>
        )
      }
      avatar={<PhotoCard member={member} look={look} />}
      about={summary.length > 0 && <DottedFacts facts={summary} />}
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
          { label: 'Birthday', value: birthday(member), isLong: member.memberType !== 'child' },
          { label: 'Clothing size', value: member.clothingSize },
          { label: 'Shoe size', value: member.shoeSize },
          { label: 'Phone', value: member.phone && <PhoneLink phone={member.phone} />, isLong: true },
          { label: 'Health notes', value: member.healthNotes, isLong: true },
          { label: 'Notes', value: member.notes, isLong: true },
        ]}
      />
      <WantedFacts
        name={member.name}
        wanted={wanted[member.memberType].filter((fact) => !member[fact]).map((fact) => wantedWords[fact])}
        onEdit={onEdit}
      />
      {member.memberType === 'adult' && <AdultLink adult={member} />}
    </PersonCard>
  );
}
