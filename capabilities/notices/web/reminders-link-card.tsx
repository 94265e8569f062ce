import { BellRing, Settings2 } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SettingSection } from '#web/ui/rows/setting-section.tsx';
import { settingsPath } from '../rules/paths.ts';

/** Leads from the profile to the reminders page. */
export const RemindersLinkCard = () => (
  <SettingSection
    Icon={BellRing}
    title="Reminders"
    about="When we remind you, your quiet hours, and how we reach you."
    action={
      <ButtonLink href={settingsPath} variant="outline">
        <Settings2 aria-hidden size={18} />
        Reminder settings
      </ButtonLink>
    }
  />
);
