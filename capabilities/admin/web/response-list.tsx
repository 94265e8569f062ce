import { type ReactNode, useState } from 'react';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { OnboardingResponse } from '../contract.ts';
import { biggestStress, familySize, noAnswer } from '../rules.ts';
import { useUsers } from './hooks.ts';

const dateOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface Column {
  title: string;
  width: string;
  cell: (response: OnboardingResponse) => ReactNode;
}

const nameWidth = 'w-[15%]';
const columns: Column[] = [
  { title: 'Mom Category', width: 'w-[14%]', cell: ({ momCategory }) => momCategory ?? noAnswer },
  { title: 'Tech Savvy', width: 'w-[12%]', cell: ({ techSavvyLevel }) => techSavvyLevel ?? noAnswer },
  { title: 'Family Size', width: 'w-[12%]', cell: familySize },
  { title: 'Biggest Stress', width: 'w-[16%]', cell: (response) => <LongText text={biggestStress(response)} /> },
  { title: 'Wish for App', width: 'w-[18%]', cell: ({ wishForApp }) => <LongText text={wishForApp ?? noAnswer} /> },
  {
    title: 'Signed Up',
    width: 'w-[13%]',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {dateOf.format(new Date(createdAt))}
      </time>
    ),
  },
];

/** A table if there is room for seven columns, else a block per person with inline column titles. */
export function ResponseList({ password }: { password: string }) {
  const users = useUsers(password);
  if (users.isPending) return <CardSkeletons />;
  if (users.isError) return <ErrorState onRetry={users.refetch}>{users.error.message}</ErrorState>;
  if (users.data.length === 0)
    return (
      <EmptyState drawing={<FamilyDrawing />} heading="No user signups yet">
        You'll see answers here as soon as someone finishes onboarding.
      </EmptyState>
    );
  return (
    <div className="card @container">
      <table aria-label="Onboarding Responses" className="block w-full text-left text-sm @4xl:table @4xl:table-fixed">
        <thead className="hidden @4xl:table-header-group">
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className={classNames(nameWidth, 'py-3 pr-3 pl-5 font-semibold')}>
              Name
            </th>
            {columns.map(({ title, width }) => (
              <th key={title} scope="col" className={classNames(width, 'px-3 py-3 font-semibold')}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line @4xl:table-row-group">
          {users.data.map((response) => (
            <ResponseRow key={response.id} response={response} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ResponseRow = ({ response }: { response: OnboardingResponse }) => (
  <tr className="block p-5 @4xl:table-row @4xl:align-top">
    <th
      scope="row"
      className="block pb-2 text-base font-semibold @4xl:table-cell @4xl:py-3 @4xl:pr-3 @4xl:pl-5 @4xl:text-sm"
    >
      {response.name ?? noAnswer}
    </th>
    {columns.map(({ title, cell }) => (
      <td key={title} className="flex gap-3 py-1 @4xl:table-cell @4xl:px-3 @4xl:py-3">
        <span className="w-28 shrink-0 text-ink-soft @4xl:hidden">{title}</span>
        <div className="min-w-0 flex-1 whitespace-pre-line">{cell(response)}</div>
      </td>
    ))}
  </tr>
);

const maxShortLength = 60;

/** Clamped to three lines. A tooltip shows the full text, and a click expands it. */
function LongText({ text }: { text: string }) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (text.length <= maxShortLength && !text.includes('\n')) return text;
  return (
    <Tooltip label={isExpanded ? '' : text}>
      <button
        type="button"
        aria-expanded={isExpanded}
        onClick={() => setIsExpanded(!isExpanded)}
        className={classNames('text-left whitespace-pre-line hover:text-primary', !isExpanded && 'line-clamp-3')}
      >
        {text}
      </button>
    </Tooltip>
  );
}
