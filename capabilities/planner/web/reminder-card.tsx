import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { today } from '#core/dates.ts';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { UnfoldingRow } from '#web/ui/record/unfolding-row.tsx';
import { TickButton } from '#web/ui/tick-button.tsx';
import { plannerApi } from '../contract.ts';
import { itemToHandOver } from '../rules/rhythm.ts';
import { dueWords, rhythmWords } from '../rules/words.ts';
import { CategoryGlyph } from './category-icon-card.tsx';
import { ItemDetails, type ItemDetailsProps } from './item-details-card.tsx';

export interface ReminderCardProps extends ItemDetailsProps {
  onDone: () => void;
  /** Facts about a trip, after its dates. */
  facts?: readonly (string | null)[];
}

/** One planner item in a row. A tap on the circle checks it off; the rest unfolds. */
export function ReminderCard({ facts = [], ...props }: ReminderCardProps) {
  const { item, onDone } = props;
  const { id, title, category } = item;
  const record = { ...item, ...itemToHandOver(item, today()), change: plannerApi.change };
  return (
    <UnfoldingRow
      lead={
        <span className="relative z-1 -mr-1 -ml-2 sm:-mx-0.5">
          <TickButton label={`Done: ${title}`} onClick={onDone} />
        </span>
      }
      icon={<CategoryGlyph category={category} />}
      title={title}
      facts={[dueWords(item, today()), rhythmWords(item), ...facts]}
      note={
        <>
          <HandOverLine thing={record} />
          <RecordMark type={category === 'trip' ? 'trip' : 'reminder'} id={id} />
        </>
      }
      side={<AssigneeBadge record={record} />}
      isAsked={useAskedRecord() === id}
    >
      <ItemDetails {...props} />
    </UnfoldingRow>
  );
}
