import { CalendarPlus, Check, Pencil, Plus, Sparkles, Trash2, TriangleAlert, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Proposal } from '../contract.ts';
import { findRefusedField } from '../rules/screen/field-words.ts';
import { openLinkLabel } from '../rules/screen/screen-names.ts';
import type { Value, Values } from '../rules/tools/tool.ts';
import { ProposalDetailList } from './proposal-detail-list.tsx';
import { ProposalValueList } from './proposal-value-list.tsx';

const ProposalFieldsCard = lazyPiece(
  () => import('./proposal-fields-card.tsx').then((module) => module.ProposalFieldsCard),
  <Spinner />,
);

const BookingCard = lazyPiece(() => import('./booking-card.tsx').then((module) => module.BookingCard), <Spinner />);

const icons = { add: Plus, change: Pencil, remove: Trash2, do: Sparkles, book: CalendarPlus };
const statusLabels = { open: undefined, approved: 'Done', dismissed: 'Not now', undone: 'Undone' } as const;

interface ProposalCardProps {
  proposal: Proposal;
  showsQuote: boolean;
  draft: Values | undefined;
  /** Why the last approval or edit was refused. */
  refusal: string | undefined;
  isPending: boolean;
  onType: (name: string, value: Value) => void;
  onSave: () => void;
  onApprove: () => void;
  onDismiss: () => void;
  onUndo: () => void;
}

/** One proposed write with its exact values. Nothing is written until the card says Done. */
export function ProposalCard({ proposal, showsQuote, draft = {}, refusal, isPending, ...on }: ProposalCardProps) {
  const { id, action, heading, subject, status, resultPath } = proposal;
  const [editing, setEditing] = useState<{ field: string | undefined }>();
  const fields = proposal.fields.map((field) => ({
    ...field,
    value: field.name in draft ? (draft[field.name] ?? null) : field.value,
  }));
  const isOpen = status === 'open';
  const isBooking = action === 'book';
  // The user may have booked meanwhile.
  const label = isBooking && status === 'dismissed' ? 'Closed' : statusLabels[status];
  const fieldRefusal = refusal === undefined ? undefined : findRefusedField(refusal, fields);
  const approveButton = useRef<HTMLButtonElement>(null);
  const finish = () => {
    setEditing(undefined);
    approveButton.current?.focus({ preventScroll: true });
  };
  const isRemoval = action === 'remove';
  const Icon = icons[action];
  return (
    <section
      id={`proposal-${id}`}
      tabIndex={-1}
      aria-label={`${heading}: ${subject}`}
      className={classNames('card p-4 outline-none', isRemoval && isOpen && 'border-danger')}
    >
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p
            className={classNames(
              'flex items-center gap-1.5 text-sm',
              isRemoval ? 'font-semibold text-danger' : 'text-ink-soft',
            )}
          >
            <Icon aria-hidden size={15} className="shrink-0" />
            {heading}
          </p>
          <h2 className="mt-0.5 font-sans text-base leading-snug font-semibold tracking-normal">{subject}</h2>
        </div>
        <p role="status">
          {label && (
            <Badge variant={status === 'approved' ? 'success' : 'neutral'}>
              {status === 'approved' && <Check aria-hidden size={12} />}
              {label}
            </Badge>
          )}
        </p>
      </header>
      {(isOpen || status === 'approved') && (
        <div className="mt-3 space-y-3">
          {editing && isOpen ? (
            <ProposalFieldsCard
              fields={fields}
              first={editing.field}
              fieldRefusal={fieldRefusal}
              onType={on.onType}
              onSave={on.onSave}
              onClose={finish}
            />
          ) : (
            !isBooking && (
              <ProposalValueList
                fields={fields}
                subject={subject}
                onChoose={isOpen ? (field) => setEditing({ field }) : undefined}
              />
            )
          )}
          <ProposalDetailList {...proposal} quote={showsQuote ? proposal.quote : null} />
          {isBooking && (
            <BookingCard key={proposal.version} proposal={proposal} isPending={isPending} onDismiss={on.onDismiss} />
          )}
        </div>
      )}
      <p
        role="alert"
        // While editing, the refusal is shown at its field instead.
        className={classNames('field-error mt-3 empty:hidden', editing && fieldRefusal && 'sr-only!')}
      >
        {refusal && (
          <>
            <TriangleAlert aria-hidden size={14} className="mt-[3px] shrink-0" />
            {refusal}
          </>
        )}
      </p>
      {isOpen && proposal.decidedAlone && (
        <p className="mt-3 flex items-start gap-2 text-sm">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-danger" />
          {isRemoval
            ? 'Please check what this removes, and approve it on its own.'
            : 'You didn’t ask for this in your own words, so please check it and approve it on its own.'}
        </p>
      )}
      {isOpen && !isBooking && (
        <footer className="mt-4 flex flex-wrap gap-2">
          <Button
            ref={approveButton}
            data-approves={id}
            aria-label={`Approve: ${subject}`}
            variant={isRemoval ? 'danger' : 'primary'}
            aria-disabled={isPending}
            onClick={on.onApprove}
          >
            Approve
          </Button>
          <Button variant="outline" aria-label={`Not now: ${subject}`} aria-disabled={isPending} onClick={on.onDismiss}>
            Not now
          </Button>
          {fields.length > 0 && !editing && (
            <Button
              variant="quiet"
              className="ml-auto px-3"
              aria-label={`Edit: ${subject}`}
              onClick={() => setEditing({ field: fieldRefusal?.name })}
            >
              <Pencil aria-hidden size={16} />
              Edit
            </Button>
          )}
        </footer>
      )}
      {status === 'approved' && (
        <footer className="mt-3 -mb-1 flex flex-wrap items-center gap-x-4">
          {resultPath && (
            <Link
              href={resultPath}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
            >
              {openLinkLabel(resultPath)}
            </Link>
          )}
          <Button
            variant="quiet"
            className="-mr-3 ml-auto px-3"
            aria-label={`Undo: ${subject}`}
            aria-disabled={isPending}
            onClick={on.onUndo}
          >
            <Undo2 aria-hidden size={17} />
            Undo
          </Button>
        </footer>
      )}
    </section>
  );
}
