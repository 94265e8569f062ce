import { Fragment } from 'react';
import { capitalize } from '#core/capitalize.ts';
import { today } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { CardField } from '../card-contract.ts';
import { isEmpty, listChange, previousValueWords, storedValueWords, valueWords } from '../rules/screen/field-words.ts';

interface ProposalValueListProps {
  fields: readonly CardField[];
  /** The card's title, not repeated among the values. */
  subject: string;
  /** Called when a value is tapped, as a shortcut to edit it. */
  onChoose: ((name: string) => void) | undefined;
}

/** The values of a card. Empty optional fields are left out; changes show the stored value as well. */
export function ProposalValueList({ fields, subject, onChoose }: ProposalValueListProps) {
  const now = today();
  const visibleFields = fields.filter((field) => {
    if (field.was || field.before !== undefined) return true;
    return isEmpty(field.value) ? field.isRequired : capitalize(valueWords(field, now)) !== capitalize(subject);
  });
  if (visibleFields.length === 0) return null;
  return (
    <dl className="space-y-1.5 text-sm">
      {visibleFields.map((field) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the Edit button does the same for everybody
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          key={field.name}
          onClick={onChoose && (() => onChoose(field.name))}
          className={classNames('flex gap-3 rounded-md', onChoose && 'cursor-text transition hover:bg-sunken')}
        >
          <dt className="w-24 shrink-0 text-ink-soft sm:w-28">{field.label}</dt>
          <dd className="min-w-0 flex-1 whitespace-pre-line">
            <FieldValue field={field} now={now} />
            <PreviousValue field={field} now={now} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldValue({ field, now }: { field: CardField; now: string }) {
  const words = valueWords(field, now);
  const before = storedValueWords(field, now);
  if (!before || before === words) {
    if (words === '' && field.isRequired) return <span className="font-semibold text-danger">Missing</span>;
    return words || 'Nothing';
  }
  const items = listChange(field, now);
  if (items) return <ListChange items={items} />;
  return (
    <>
      <span className="sr-only">was </span>
      <del className="text-ink-soft">{before}</del>
      <span aria-hidden className="text-ink-soft">
        {' → '}
      </span>
      <span className="sr-only">, now </span>
      <ins className="font-semibold no-underline">{words || 'nothing'}</ins>
    </>
  );
}

/** Only removed text is struck through, and only added text is bold. */
function ListChange({ items }: { items: NonNullable<ReturnType<typeof listChange>> }) {
  return items.map(({ text, state }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two items may read the same
    <Fragment key={place}>
      {place > 0 && ', '}
      {state === 'kept' && text}
      {state === 'gone' && (
        <>
          <span className="sr-only">no longer </span>
          <del className="text-ink-soft">{text}</del>
        </>
      )}
      {state === 'added' && (
        <>
          <span className="sr-only">new: </span>
          <ins className="font-semibold no-underline">{text}</ins>
        </>
      )}
    </Fragment>
  ));
}

/** The card's value before a later answer changed it. */
function PreviousValue({ field, now }: { field: CardField; now: string }) {
  const before = previousValueWords(field, now);
  return before && <span className="block text-ink-soft">This card said {before} before.</span>;
}
