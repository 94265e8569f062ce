import { Bike } from 'lucide-react';
import { usePreferences } from '#capabilities/preferences/web/hooks.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';

const services: Partial<Record<string, { name: string; site: string }>> = {
  'uber-eats': { name: 'Uber Eats', site: 'https://www.ubereats.com/' },
  doordash: { name: 'DoorDash', site: 'https://www.doordash.com/' },
  grubhub: { name: 'Grubhub', site: 'https://www.grubhub.com/' },
  postmates: { name: 'Postmates', site: 'https://postmates.com/' },
};

/** A link to the preferred delivery service; nothing if there is none. */
export function OrderInCard() {
  const { data: preferences } = usePreferences();
  const service = services[preferences?.deliveryServicePreference ?? 'none'];
  if (!service) return null;
  return (
    <ExternalLink href={service.site} className="button button-quiet">
      <Bike aria-hidden size={18} />
      Order In <span className="sr-only">with {service.name}</span>
    </ExternalLink>
  );
}
