import { AssigneeBadge, WhoDoesIt } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { addDays, today } from '#core/dates.ts';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { DayChip } from '#web/ui/rows/day-chip.tsx';
import { UnfoldingRow } from '#web/ui/rows/unfolding-row.tsx';
import { TickButton } from '#web/ui/tick-button.tsx';
import { plannerApi } from '../contract.ts';
import { dayOf, itemToHandOver } from '../rules/rhythm.ts';
import { categoryLabels, nearnessWords, rhythmWords } from '../rules/words.ts';
import { CategoryIcon } from './category-icon-card.tsx';
import { ItemDetails, type ItemDetailsProps } from './item-details-card.tsx';

export interface ReminderCardProps extends ItemDetailsProps {
  onDone: () => void;
  /** Whether the row says its category: in a list of one category all rows have the same. */
  showsCategory: boolean;
  /** Facts about a trip, after its dates. */
  facts?: readonly (string | null)[];
}

/** One planner item in a row. A tap on the circle checks it off; the rest unfolds. */
export function ReminderCard({ facts = [], showsCategory, ...props }: ReminderCardProps) {
  const { item, onDone } = props;
  const { id, title, category } = item;
  const now = today();
  const day = dayOf(item, now);
  const record = { ...item, ...itemToHandOver(item, now), change: plannerApi.change };
  return (
    <UnfoldingRow
      lead={
        <>
          <span className="relative z-1 -mr-1.5 -ml-2">
            <TickButton label={`Done: ${title}`} onClick={onDone} />
          </span>
          {day ? (
            <DayChip date={day} tint={day < now ? 'late' : 'planner'} showsMonth={day < now || day > addDays(now, 6)} />
          ) : (
            <CategoryIcon category={category} />
          )}
        </>
      }
      title={title}
      facts={[nearnessWords(item, now), rhythmWords(item), ...facts, showsCategory && categoryLabels[category]]}
      note={
        <>
          <HandOverLine thing={record} />
          <RecordMark type={category === 'trip' ? 'trip' : 'reminder'} id={id} />
        </>
      }
      side={<AssigneeBadge record={record} />}
      isAsked={useAskedRecord() === id}
    >
      <ItemDetails {...props}>
        {props.children}
        <WhoDoesIt record={record} />
      </ItemDetails>
    </UnfoldingRow>
  );
}
