import { BellRing } from 'lucide-react';
import { SettingLink } from '#web/ui/rows/setting-link.tsx';
import { settingsPath } from '../rules/paths.ts';

/** Leads from the profile to the reminders page. */
export const RemindersLinkCard = () => (
  <SettingLink
    Icon={BellRing}
    title="Reminders"
    about="When we remind you, and how we reach you."
    href={settingsPath}
  />
);
