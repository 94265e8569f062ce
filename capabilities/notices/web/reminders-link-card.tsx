import { BellRing } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { settingsPath } from '../rules/paths.ts';

/** A link from the profile to the reminders page. */
export const RemindersLinkCard = () => (
  <Card className="space-y-5">
    <div>
      <h2 className="text-lg">Reminders</h2>
      <p className="mt-3 text-sm text-ink-soft">
        Pick when we remind you, your quiet hours, and how we reach you: in the app, by email or on your phone.
      </p>
    </div>
    <ButtonLink href={settingsPath} variant="outline">
      <BellRing aria-hidden size={18} />
      Reminder settings
    </ButtonLink>
  </Card>
);
