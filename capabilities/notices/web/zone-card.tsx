import { Plane } from 'lucide-react';
import { Link } from 'wouter';
import { clockTime } from '#core/dates.ts';
import { clocksDiffer, deviceZone, zoneCity } from '#core/zone-names.ts';
import { wallTimeAt } from '#core/zoned-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { NoticeSettings } from '../settings-contract.ts';
import { useSaveSettings } from './hooks.ts';

/** The family's time zone, and the person's own while traveling. */
export function ZoneCard({ settings }: { settings: NoticeSettings }) {
  const { shown, save } = useSaveSettings(settings);
  const { timeZone, familyTimeZone } = shown;
  const now = Date.now();
  const here = deviceZone();
  const current = timeZone ?? familyTimeZone;
  // With a zone of their own, people only need the button back to the family's zone.
  const isElsewhere = clocksDiffer(here, current, now) && clocksDiffer(here, familyTimeZone, now);
  const time = clockTime(wallTimeAt(now, current).time);
  return (
    <Card className="space-y-4">
      <p>
        {timeZone
          ? `While you travel, you're on ${zoneCity(timeZone)} time.`
          : `Your family is on ${zoneCity(current)} time.`}{' '}
        <span className="text-ink-soft">It's {time} there now.</span>
      </p>
      {isElsewhere && (
        <p className="text-sm text-ink-soft">
          This device says {zoneCity(here)}, where it's {clockTime(wallTimeAt(now, here).time)}. On the road? Quiet
          hours and briefs can follow you.
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isElsewhere && (
          <Button variant="outline" onClick={() => save({ timeZone: here })}>
            <Plane aria-hidden size={17} />
            I'm traveling, use {zoneCity(here)} time
          </Button>
        )}
        {timeZone && (
          <Button variant={isElsewhere ? 'quiet' : 'outline'} onClick={() => save({ timeZone: null })}>
            Back to {zoneCity(familyTimeZone)} time
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {timeZone && `Your family stays on ${zoneCity(familyTimeZone)} time. `}
        Did you move?{' '}
        <Link href="/profile?tab=account" className="font-semibold text-primary hover:underline">
          Change your family's time zone
        </Link>
      </p>
    </Card>
  );
}
