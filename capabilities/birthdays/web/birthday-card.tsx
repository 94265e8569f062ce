import { longDate, nextBirthday, today } from '#core/dates.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { DayChip } from '#web/ui/rows/day-chip.tsx';
import { UnfoldingRow } from '#web/ui/rows/unfolding-row.tsx';
import { relationOf } from '../rules/all-birthdays.ts';
import { ageAtNextBirthday, countdown } from '../rules/next-birthday.ts';
import { type BirthdayCardProps, BirthdayDetailsCard } from './birthday-details-card.tsx';
import { GiftAssignee, GiftHandOver } from './gift-assignee-card.tsx';

/** One row: when, whose, and how old. The rest unfolds. */
export function BirthdayCard(props: BirthdayCardProps) {
  const { id, name, date, stored } = props.birthday;
  const now = today();
  const age = ageAtNextBirthday(date, now);
  const isAsked = useAskedRecord() === id;
  return (
    <UnfoldingRow
      lead={
        <>
          <DayChip date={nextBirthday(date, now)} tint="birthday" showsMonth />
          <Avatar name={name} size="tiny" />
        </>
      }
      title={name}
      facts={[countdown(date, now), age !== undefined && `Turns ${age}`, relationOf(props.birthday)]}
      note={
        stored && (
          <>
            <GiftHandOver birthday={stored} />
            <RecordMark type="birthday" id={id} />
          </>
        )
      }
      side={stored && <GiftAssignee birthday={stored} />}
      isAsked={isAsked}
    >
      <p className="text-sm text-ink-soft">{longDate(date)}</p>
      <BirthdayDetailsCard {...props} />
    </UnfoldingRow>
  );
}
