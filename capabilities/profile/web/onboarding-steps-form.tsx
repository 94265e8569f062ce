import {
  Backpack,
  BriefcaseBusiness,
  Cake,
  ChevronDown,
  Clock,
  House,
  Moon,
  ShoppingBasket,
  Users,
  Utensils,
} from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { holidays, momCategories } from '#capabilities/preferences/rules/choices.ts';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import type { Draft } from '../rules/onboarding.ts';

/** Error messages by field name, such as 'name' or 'favoriteStoresForSelf.2'. */
export type FieldErrors = Record<string, string>;

export interface StepProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  errors: FieldErrors;
  isVisitor: boolean;
}

type TextName = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft];
type TypedEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

export const binding =
  ({ draft, change, errors }: StepProps) =>
  (name: TextName) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: TypedEvent) => change({ [name]: target.value }),
  });

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const categoryTiles = {
  'Working Mom': { Icon: BriefcaseBusiness, about: 'A job, and everything else' },
  'Full Time Mom': { Icon: House, about: 'Home is the job' },
  'Part-Time Working Mom': { Icon: Clock, about: 'A bit of both' },
};

export function YouStep(props: StepProps) {
  const bind = binding(props);
  return (
    <>
      <div className="max-w-[30rem]">
        <TextField autoComplete="given-name" {...bind('name')} label="Name" />
      </div>
      <ChoiceTiles
        choices={momCategories.map((value) => ({ value, label: value, ...categoryTiles[value] }))}
        {...bind('momCategory')}
        label="Category"
        hint="Whichever sounds most like your days"
      />
      <MoreAboutYou {...props} />
    </>
  );
}

const moreFields = [
  'favoriteStoresForSelf',
  'favoriteStoresForKids',
  'favoriteInfluencers',
  'favoriteHoliday',
] as const satisfies (keyof Draft)[];

/** The optional questions of the first step. They start folded, unless some are answered. */
function MoreAboutYou(props: StepProps) {
  const { draft, change, errors } = props;
  const bind = binding(props);
  const [isOpen, setIsOpen] = useState(() => moreFields.some((name) => draft[name].toString().replaceAll(',', '')));
  const hasErrors = Object.keys(errors).some((field) => moreFields.some((name) => field.startsWith(name)));
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group -my-2"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 -mx-3 rounded-control px-3 py-2 hover:bg-sunken">
        <span className="min-w-0 flex-1">
          <span className="field-label">More about you</span>
          <span className="text-sm text-ink-soft">Stores and holidays, for gift ideas</span>
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-ink-soft transition group-open:rotate-180" />
      </summary>
      <div className="space-y-5 py-2">
        <StoreFields
          legend="Favorite Stores for Yourself"
          name="favoriteStoresForSelf"
          stores={draft.favoriteStoresForSelf}
          errors={errors}
          onChange={(favoriteStoresForSelf) => change({ favoriteStoresForSelf })}
        />
        <StoreFields
          legend="Favorite Stores for Kids"
          name="favoriteStoresForKids"
          stores={draft.favoriteStoresForKids}
          errors={errors}
          onChange={(favoriteStoresForKids) => change({ favoriteStoresForKids })}
        />
        <TextareaField
          rows={2}
          hint="Add as many as you like, separated by commas"
          {...bind('favoriteInfluencers')}
          label="Favorite Influencers"
        />
        <SelectField
          placeholder="Choose a holiday"
          choices={choices(holidays)}
          {...bind('favoriteHoliday')}
          label="Favorite Holiday"
        />
      </div>
    </details>
  );
}

interface StoreFieldsProps {
  legend: string;
  name: string;
  stores: string[];
  errors: FieldErrors;
  onChange: (stores: string[]) => void;
}

function StoreFields({ legend, name, stores, errors, onChange }: StoreFieldsProps) {
  const errorId = useId();
  const fieldNames = stores.map((_, index) => `${name}.${index}`);
  const error = fieldNames.map((field) => errors[field]).find((sentence) => sentence !== undefined);
  return (
    <fieldset className="space-y-1.5">
      <legend className="field-label mb-1.5">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-3 sm:gap-3">
        {fieldNames.map((field, index) => (
          <input
            key={field}
            name={field}
            type="text"
            className="control"
            aria-label={`Store ${index + 1}`}
            placeholder={`Store ${index + 1}`}
            aria-invalid={errors[field] !== undefined}
            aria-describedby={errors[field] && errorId}
            value={stores[index]}
            onChange={({ target }) => onChange(stores.with(index, target.value))}
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

const ideas = [
  { idea: 'Remember birthdays', Icon: Cake },
  { idea: "Decide what's for dinner", Icon: Utensils },
  { idea: 'Share the load', Icon: Users },
  { idea: 'Keep up with school', Icon: Backpack },
  { idea: 'Never run out of diapers', Icon: ShoppingBasket },
  { idea: 'Give me back my evenings', Icon: Moon },
];

export function WishStep(props: StepProps) {
  const { draft, change } = props;
  const lines = draft.wishForApp.split('\n');
  const withIdea = (idea: string) => [draft.wishForApp.trimEnd(), idea].filter(Boolean);
  return (
    <>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="field-label mb-2">Pick one or write your own</legend>
        {ideas.map(({ idea, Icon }) => {
          const isChosen = lines.includes(idea);
          const next = isChosen ? lines.filter((line) => line !== idea) : withIdea(idea);
          return (
            <button
              key={idea}
              type="button"
              aria-pressed={isChosen}
              className="choice-tile text-left lg:min-h-16"
              onClick={() => change({ wishForApp: next.join('\n') })}
            >
              <Icon aria-hidden size={20} strokeWidth={1.9} className="shrink-0 text-primary" />
              {idea}
            </button>
          );
        })}
      </fieldset>
      <div className="lg:[&_textarea]:min-h-28">
        <TextareaField
          label="Your one wish for the app"
          placeholder="e.g. Remind my partner so I don't have to"
          rows={2}
          {...binding(props)('wishForApp')}
        />
      </div>
    </>
  );
}
