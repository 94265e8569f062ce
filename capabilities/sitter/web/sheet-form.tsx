import { Check } from 'lucide-react';
import { useEffect, useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { Child } from '#capabilities/household/contract.ts';
import { type CalendarDate, today } from '#core/dates.ts';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { type ContractFormState, useContractForm } from '#web/ui/form/use-contract-form.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { NewSitterSheet, type SitterSheet } from '../contract.ts';

type Choices = ReturnType<typeof NewSitterSheet.parse>;
type FormControl = Control<NewSitterSheet, unknown, Choices>;

interface SheetFormProps {
  /** The children to choose from. */
  offered: readonly Child[];
  /** The sheet to change; undefined to make one. */
  sheet: SitterSheet | undefined;
  /** What was written about allergies on an earlier sheet. */
  formerWhatToDo?: SitterSheet['whatToDo'] | undefined;
  saveLabel: string;
  savingLabel?: string;
  onSave: (choices: Choices) => void;
  /** Called with all that is chosen so far, if a sheet could be made of it. */
  onChoose?: (choices: Choices) => void;
  saving: boolean;
  /** Something else on the page comes first. */
  isQuiet?: boolean;
  onCancel?: () => void;
}

export function SheetForm({ offered, sheet, formerWhatToDo = [], onChoose, ...props }: SheetFormProps) {
  const day = today();
  const known = (id: string) => offered.some((child) => child.id === id);
  const form = useContractForm(
    NewSitterSheet,
    sheet ?? {
      childIds: offered.map(({ id }) => id),
      fromDay: day,
      untilDay: day,
      isEveningOnly: true,
      shownHealthNotes: [],
      whatToDo: formerWhatToDo.filter(({ childId }) => known(childId)),
      remarks: '',
    },
  );
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    const { data } = NewSitterSheet.safeParse(typed);
    if (data) onChoose?.(data);
  }, [typed, onChoose]);
  return (
    <ContractForm form={form} {...props}>
      <ChildrenField control={form.control} offered={offered} />
      <WhenField form={form} day={day} />
      <TextareaField placeholder="e.g. One show, then books. We're back around 11." {...form.bind('remarks')} />
    </ContractForm>
  );
}

/** Chooses between tonight and several days with all their meals. */
function WhenField({ form, day }: { form: ContractFormState<NewSitterSheet, Choices>; day: CalendarDate }) {
  const [isEveningOnly, fromDay] = useWatch({ control: form.control, name: ['isEveningOnly', 'fromDay'] });
  const isTonight = isEveningOnly === true && fromDay === day;
  const choose = (choice: string) => {
    form.setValue('isEveningOnly', choice === 'tonight', { shouldDirty: true });
    if (choice !== 'tonight') return;
    form.setValue('fromDay', day, { shouldDirty: true });
    form.setValue('untilDay', day, { shouldDirty: true });
  };
  return (
    <>
      <ChoiceChips
        label="When"
        name="when"
        value={isTonight ? 'tonight' : 'days'}
        choices={[
          { value: 'tonight', label: 'Tonight' },
          { value: 'days', label: 'Other dates' },
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {!isTonight && (
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField {...form.bind('fromDay')} />
          <DateField {...form.bind('untilDay')} />
        </div>
      )}
    </>
  );
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((it) => it !== id) : [...ids, id];

/** The choice of children, and for each of them what else is shown. */
function ChildrenField({ control, offered }: { control: FormControl; offered: readonly Child[] }) {
  const { field: chosen, fieldState } = useController({ control, name: 'childIds' });
  const { field: shown } = useController({ control, name: 'shownHealthNotes' });
  const { field: whatToDo } = useController({ control, name: 'whatToDo' });
  const errorId = useId();
  const error = firstMessage(fieldState.error);
  const [childIds, notes, lines] = [chosen.value ?? [], shown.value ?? [], whatToDo.value ?? []];
  const write = (childId: string, text: string) =>
    whatToDo.onChange([
      ...lines.filter((line) => line.childId !== childId),
      ...(text.trim() === '' ? [] : [{ childId, text }]),
    ]);
  return (
    <>
      <fieldset aria-describedby={error && errorId}>
        <legend className="field-label mb-1.5">Children</legend>
        <div className="flex flex-wrap gap-2">
          {offered.map(({ id, name }) => (
            <label key={id} className="chip chip-radio">
              <input
                type="checkbox"
                checked={childIds.includes(id)}
                onChange={() => chosen.onChange(toggled(childIds, id))}
              />
              {childIds.includes(id) && <Check aria-hidden size={15} />}
              {name}
            </label>
          ))}
        </div>
        <FieldError id={errorId} error={error} />
      </fieldset>
      {offered
        .filter(({ id }) => childIds.includes(id))
        .map(({ id, name, allergies, healthNotes }) => (
          <div key={id} className="space-y-3 empty:hidden">
            {allergies.length > 0 && (
              <div className="flex flex-wrap items-center gap-2 font-medium">
                {name} is allergic to <BadgeList danger items={allergies} />
              </div>
            )}
            {allergies.length > 0 && (
              <TextField
                label={`If ${name} has an allergic reaction`}
                placeholder="e.g. EpiPen in the blue bag, then call 911"
                maxLength={1_000}
                value={lines.find(({ childId }) => childId === id)?.text ?? ''}
                onChange={({ target }) => write(id, target.value)}
              />
            )}
            {healthNotes && (
              <div>
                <CheckboxField
                  label={`Show ${name}'s health notes`}
                  checked={notes.includes(id)}
                  onChange={() => shown.onChange(toggled(notes, id))}
                />
                <p className="-mt-2 ml-9 line-clamp-3 text-sm whitespace-pre-line text-ink-soft">{healthNotes}</p>
              </div>
            )}
          </div>
        ))}
    </>
  );
}
