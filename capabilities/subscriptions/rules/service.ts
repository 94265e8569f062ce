import { otherService, type Service, services } from '../catalogue/services.ts';
import type { Subscription } from '../contract.ts';

type Named = Pick<Subscription, 'serviceName' | 'serviceType' | 'metadata'>;

export const serviceTypes: readonly string[] = [...new Set(services.map(({ type }) => type))];

/** The type of a service of which only the name is known: 'Coterie Diapers', 'coterie'. */
export function typeOfNamed(name: string): string {
  const said = name.toLowerCase();
  const isNamed = ({ label, brand }: Service) => said === label.toLowerCase() || said.includes(brand.toLowerCase());
  return services.find(isNamed)?.type ?? otherService;
}

/** Which of the catalogue it is: as it was picked, or, where that is not known, the only one of this name and type. */
export function serviceOf({ serviceName, serviceType, metadata }: Named): Service | undefined {
  const alike = services.filter(({ label, type }) => label === serviceName && type === serviceType);
  return services.find(({ value }) => value === metadata?.service) ?? (alike.length === 1 ? alike[0] : undefined);
}

/** The line under the name: 'meal kit · Yumi' */
export function kindOf(subscription: Named): string {
  const brand = brandOf(subscription);
  const type = subscription.serviceType.replaceAll('_', ' ');
  return brand ? `${type} · ${brand}` : type;
}

/** In a sentence, where nothing else tells two of the same name apart: 'Food (Yumi)' */
export function fullName(subscription: Named): string {
  const brand = brandOf(subscription);
  return brand ? `${subscription.serviceName} (${brand})` : subscription.serviceName;
}

/** Told only where the name does not say it already. */
function brandOf(subscription: Named): string | undefined {
  const service = serviceOf(subscription);
  if (!service || service.value === otherService || subscription.serviceName.includes(service.brand)) return undefined;
  return service.brand;
}
