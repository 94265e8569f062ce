import { useFamily } from '#capabilities/family/web/hooks.ts';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import { joinWithAnd } from '#core/text-list.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { SunriseDrawing } from '#web/ui/illustrations/sunrise.tsx';

/** The profile's owner and whom they live with. The space is reserved while it loads. */
export function ProfileSummaryCard() {
  const { data: family } = useFamily();
  const { data: household } = useHousehold();
  const atHome = ['child', 'adult', 'pet'].flatMap((type) =>
    (household ?? []).filter(({ memberType, isYou }) => memberType === type && !isYou).map(({ name }) => name),
  );
  const you = family?.members.find(({ isYou }) => isYou);
  if (!you || !household) return <div className="profile-summary" />;
  return (
    <div className="profile-summary relative overflow-hidden rounded-card border border-line morning-sky shadow-card">
      <SunriseDrawing className="absolute right-0 bottom-0 h-full w-auto" />
      <div className="relative flex h-full items-center gap-4 pr-32 pl-5 sm:pr-52">
        <span className="rounded-full ring-4 ring-surface max-md:[&>span]:size-12! max-md:[&>span]:text-lg!">
          <Avatar name={you.name} size="large" />
        </span>
        <div className="min-w-0">
          <p className="truncate font-display text-xl leading-snug font-semibold">{you.name}</p>
          <p className="line-clamp-2 text-ink-soft max-sm:text-sm max-sm:leading-snug">
            {atHome.length > 0 ? `Home with ${joinWithAnd(atHome)}` : 'Just you so far'}
          </p>
        </div>
      </div>
    </div>
  );
}
