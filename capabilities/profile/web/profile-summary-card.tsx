import { useFamily } from '#capabilities/family/web/hooks.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { SunriseDrawing } from '#web/ui/illustrations/sunrise.tsx';

/** The profile's owner: initials, name and email. The space is reserved while it loads. */
export function ProfileSummaryCard() {
  const { data: family } = useFamily();
  const you = family?.members.find(({ isYou }) => isYou);
  if (!you) return <div className="profile-summary" />;
  return (
    <div className="profile-summary relative overflow-hidden rounded-card border border-line morning-sky shadow-card">
      <SunriseDrawing className="absolute right-0 bottom-0 h-full w-auto" />
      <div className="relative flex h-full items-center gap-4 pr-32 pl-5 sm:pr-52">
        <span className="rounded-full ring-4 ring-surface max-md:[&>span]:size-12! max-md:[&>span]:text-lg!">
          <Avatar name={you.name} size="large" />
        </span>
        <div className="min-w-0">
          <p className="truncate font-display text-xl leading-snug font-semibold">{you.name}</p>
          {you.email && <p className="truncate text-ink-soft max-sm:text-sm">{you.email}</p>}
        </div>
      </div>
    </div>
  );
}
