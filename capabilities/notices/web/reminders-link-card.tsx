import { BellRing } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SettingRow } from '#web/ui/rows/setting-row.tsx';
import { settingsPath } from '../rules/paths.ts';

/** Leads from the profile to the reminders page. */
export const RemindersLinkCard = () => (
  <section className="p-5">
    <SettingRow
      title={<h2 className="text-lg">Reminders</h2>}
      action={
        <ButtonLink href={settingsPath} variant="outline">
          <BellRing aria-hidden size={18} />
          Reminder settings
        </ButtonLink>
      }
    >
      When we remind you, your quiet hours, and how we reach you.
    </SettingRow>
  </section>
);
