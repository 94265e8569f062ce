import { type ChangeEvent, useState } from 'react';
import { useHouseholdMembers } from '#capabilities/household/web/hooks.ts';
import { shortWeekdayAndDate, wallClock } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { NewHandoff } from '../ask-contract.ts';
import { defaultDeadline } from '../rules/deadline.ts';
import { type Taker, takerFields, takersAmong } from '../rules/takers.ts';
import { momentWords } from '../rules/when-words.ts';
import { useFamilyZone } from './hooks.ts';

export interface OpenedThing {
  type: NewHandoff['type'];
  id: string | null;
  day: string | null;
  date: string | null;
  time: string | null;
}

interface HandOverFormProps {
  thing: OpenedThing;
  onSave: (values: NewHandoff, takerName: string) => void;
  saving: boolean;
  onCancel: () => void;
}

/** Waits until the adults are loaded, so that a single other adult is preselected. */
export function HandOverForm(props: HandOverFormProps) {
  const { data: adults } = useHouseholdMembers('adult');
  return adults ? <Form {...props} takers={takersAmong(adults)} /> : <FormSkeleton fields={3} />;
}

const someoneElse = 'someone else';

function Form({ thing, takers, onSave, saving, onCancel }: HandOverFormProps & { takers: readonly Taker[] }) {
  const timeZone = useFamilyZone();
  const { data: children = [] } = useHouseholdMembers('child');
  const [answerBy] = useState(() => new Date(defaultDeadline(thing, timeZone, Date.now())));
  const [setsDeadline, setSetsDeadline] = useState(false);
  const [who, setWho] = useState(takers[0]?.key ?? someoneElse);
  const { id: recordId, type, day } = thing;
  const form = useContractForm(NewHandoff, {
    type,
    recordId,
    day,
    ...takerFields(takers[0]),
    word: '',
    showsAllergies: false,
  });
  const chosen = takers.find(({ key }) => key === who);
  const isGuest = !chosen?.id;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWho(target.value);
    const { takerId, guestName } = takerFields(takers.find(({ key }) => key === target.value));
    form.setValue('takerId', takerId);
    form.setValue('guestName', guestName);
  };
  const changeDeadline = () => {
    const { date, time } = wallClock(timeZone, answerBy);
    form.setValue('answerByDate', date);
    form.setValue('answerByTime', time);
    setSetsDeadline(true);
  };
  const missing = form.bind('takerId').error;
  return (
    <ContractForm
      form={form}
      onSave={(values) => onSave(values, chosen?.name ?? values.guestName ?? '')}
      saving={saving}
      saveLabel={isGuest ? 'Get the link' : `Ask ${chosen.name}`}
      savingLabel="One moment..."
      onCancel={onCancel}
    >
      <ChoiceTiles
        label="Who"
        name="who"
        value={who}
        onChange={choose}
        className="sm:grid-cols-2"
        choices={[
          ...takers.map(({ key, name, id }) => ({ value: key, label: id ? name : `${name}, by a link` })),
          { value: someoneElse, label: 'Someone else, by a link' },
        ]}
      />
      {who === someoneElse && (
        <TextField
          {...form.bind('guestName')}
          error={missing && 'Who is it? A first name is enough'}
          hint="They don't need an account. You get a link to send them."
          autoComplete="off"
        />
      )}
      {day && type !== 'cooking' && <WhichDates form={form} thing={thing} />}
      <TextareaField {...form.bind('word')} label="Message (optional)" rows={2} />
      {isGuest && children.some(({ allergies }) => allergies.length > 0) && (
        <CheckboxField {...form.bind('showsAllergies')} label="Show the child's allergies" />
      )}
      {setsDeadline ? (
        <div className="grid grid-cols-2 gap-3">
          <DateField {...form.bind('answerByDate')} />
          <TimeField {...form.bind('answerByTime')} label="Time" />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-1 text-sm">
          <p>
            Answer by <strong className="tabular">{momentWords(answerBy.toISOString(), { timeZone })}</strong>
          </p>
          <Button variant="quiet" className="px-3" onClick={changeDeadline}>
            Change <span className="sr-only">until when you need an answer</span>
          </Button>
        </div>
      )}
    </ContractForm>
  );
}

interface WhichDatesProps {
  form: ReturnType<typeof useContractForm<NewHandoff, NewHandoff>>;
  thing: OpenedThing;
}

/** Chooses between one date of a series and all of them. */
function WhichDates({ form, thing: { day, date } }: WhichDatesProps) {
  const [which, setWhich] = useState(day ?? '');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWhich(target.value);
    form.setValue('day', target.value || null);
  };
  return (
    <ChoiceChips
      label="Which"
      name="which"
      value={which}
      onChange={choose}
      choices={[
        { value: day ?? '', label: `Only ${shortWeekdayAndDate(date ?? day ?? '')}` },
        { value: '', label: 'Every time' },
      ]}
    />
  );
}
