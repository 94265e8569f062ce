import { CalendarDays } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayChip } from '#web/ui/rows/day-chip.tsx';
import { RowSkeletons } from '#web/ui/rows/row-skeletons.tsx';
import { UnfoldingRow } from '#web/ui/rows/unfolding-row.tsx';
import { KitSection } from './kit-section.tsx';

export function KitRows() {
  return (
    <KitSection title="Rows">
      <ul className="rows card w-full">
        {(['appointment', 'birthday', 'planner', 'quiet'] as const).map((tint) => (
          <li key={tint}>
            <UnfoldingRow
              lead={<DayChip date="2026-11-22" tint={tint} />}
              icon={<CalendarDays aria-hidden size={20} />}
              title={`A row of the kind ${tint}`}
              facts={['3:30 PM', 'For Mia', 'Community pool']}
              isAsked={tint === 'quiet'}
            >
              <Badge>What the row leaves out</Badge>
              <Button variant="outline">Edit</Button>
            </UnfoldingRow>
          </li>
        ))}
      </ul>
      <div className="w-full">
        <RowSkeletons />
      </div>
    </KitSection>
  );
}
