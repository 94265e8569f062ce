import { useId, useState } from 'react';
import { clockTime, shortDate } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useCloseGuard } from '#web/ui/close-guard.ts';
import { SelectChip } from '#web/ui/select-chip.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { type ImportItem, importTargets } from '../exchange-contract.ts';
import { useImport } from './hooks.ts';

interface ImportListProps {
  text: string;
  items: ImportItem[];
  remarks: string[];
  onBack: () => void;
  onDone: () => void;
}

type Target = ImportItem['target'];

const entryCountText = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** The entries found in the file, to choose from. */
export function ImportList({ text, items, remarks, onBack, onDone }: ImportListProps) {
  const run = useImport();
  const [chosen, setChosen] = useState(
    () => new Set(items.filter(({ isKnown }) => !isKnown).map(({ key }) => key)) as ReadonlySet<string>,
  );
  const [targets, setTargets] = useState<Record<string, Target>>({});
  useCloseGuard(chosen.size > 0 && !run.isPending);

  const choose = (key: string, isChosen: boolean) =>
    setChosen(isChosen ? new Set([...chosen, key]) : new Set([...chosen].filter((it) => it !== key)));
  const importChosen = () => {
    if (run.isPending || chosen.size === 0) return;
    const selected = items
      .filter(({ key }) => chosen.has(key))
      .map(({ key, target }) => ({ key, target: targets[key] ?? target }));
    run.mutate(
      { body: { text, items: selected } },
      {
        onSuccess: ({ added, known }) => {
          onDone();
          toast({
            title: added === 0 ? 'Nothing new to import' : `Imported ${entryCountText(added)}`,
            ...(known > 0 && { description: `You'd already imported ${entryCountText(known)}.` }),
          });
        },
        onError: failed('Error importing the calendar'),
      },
    );
  };

  return (
    <div className="space-y-4">
      {remarks.length > 0 && (
        <ul className="list-disc space-y-1 rounded-control bg-accent-soft py-3 pr-4 pl-8 text-sm">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {items.length === 0 ? (
        <p>We didn't find anything to import.</p>
      ) : (
        <>
          <CheckboxField
            label={`Choose all ${items.length}`}
            checked={chosen.size === items.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? items.map(({ key }) => key) : []))}
          />
          <ul className="divide-y divide-line border-y border-line">
            {items.map((item) => (
              <Row
                key={item.key}
                item={item}
                isChosen={chosen.has(item.key)}
                onChoose={(isChosen) => choose(item.key, isChosen)}
                target={targets[item.key] ?? item.target}
                onTargetChange={(target) => setTargets({ ...targets, [item.key]: target })}
              />
            ))}
          </ul>
        </>
      )}
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button aria-disabled={run.isPending || chosen.size === 0} onClick={importChosen}>
          {run.isPending ? 'Importing...' : `Import ${entryCountText(chosen.size)}`}
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  item: ImportItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  target: Target;
  onTargetChange: (target: Target) => void;
}

const targetLabels: Record<Target, string> = { appointment: 'Appointment', event: 'Event' };
const choices = importTargets.map((value) => ({ value, label: targetLabels[value] }));

function Row({ item, isChosen, onChoose, target, onTargetChange }: RowProps) {
  const id = useId();
  const { title, date, time, recurrence, location, isKnown, canBeEvent } = item;
  const when = [shortDate(date), time && clockTime(time), recurrence].filter(Boolean).join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <input
        id={id}
        type="checkbox"
        className="check"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <label htmlFor={id} className="min-w-0 flex-1 basis-48 text-sm">
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-soft">{when}</span>
        {location && <span className="block text-ink-soft">{location}</span>}
      </label>
      {(isKnown || canBeEvent) && (
        <div className="flex flex-wrap items-center gap-2 max-sm:ml-9">
          {isKnown && <Badge>Already imported</Badge>}
          {canBeEvent && (
            <SelectChip
              label="As"
              value={target}
              choices={choices}
              onChange={(value) => onTargetChange(value as Target)}
            />
          )}
        </div>
      )}
    </li>
  );
}
