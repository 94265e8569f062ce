import { TriangleAlert } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { failureOf } from '../rules/failure.ts';
import { settingsPath } from '../rules/paths.ts';
import { useChannels } from './hooks.ts';

/** One line on the dashboard if a channel has failed three times in a row. */
export function UnreachableCard() {
  const { data } = useChannels();
  const failure = data && failureOf(data);
  if (!failure) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-danger-soft px-4 py-2">
      <TriangleAlert aria-hidden size={18} className="shrink-0 text-danger" />
      <p className="min-w-0 flex-1 basis-56 text-sm">{failure}</p>
      <ButtonLink href={settingsPath} variant="quiet" className="-mr-2 px-3">
        Fix it
      </ButtonLink>
    </div>
  );
}
