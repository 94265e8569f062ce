import { otherService, type Service, services } from '../catalogue/services.ts';
import type { Subscription } from '../contract.ts';

type ServiceFields = Pick<Subscription, 'serviceName' | 'serviceType' | 'metadata'>;

export const serviceTypes: readonly string[] = [...new Set(services.map(({ type }) => type))];

/** The type of a service by its name, such as 'Coterie Diapers' or 'coterie'; 'other' if unknown. */
export function typeByName(name: string): string {
  const lowerName = name.toLowerCase();
  const matches = ({ label, brand }: Service) =>
    lowerName === label.toLowerCase() || lowerName.includes(brand.toLowerCase());
  return services.find(matches)?.type ?? otherService;
}

/** The catalogue entry of a subscription: the stored choice, else the only entry with this name and type. */
export function serviceOf({ serviceName, serviceType, metadata }: ServiceFields): Service | undefined {
  const candidates = services.filter(({ label, type }) => label === serviceName && type === serviceType);
  return (
    services.find(({ value }) => value === metadata?.service) ?? (candidates.length === 1 ? candidates[0] : undefined)
  );
}

/** 'meal kit' */
export const typeWords = ({ serviceType }: ServiceFields) => serviceType.replaceAll('_', ' ');

/** The type and the brand in one line, such as 'meal kit · Yumi'. */
export function kindOf(subscription: ServiceFields): string {
  const brand = brandOf(subscription);
  const type = typeWords(subscription);
  return brand ? `${type} · ${brand}` : type;
}

/** The name with its brand, such as 'Yumi Food', to tell apart services with the same name. */
export function fullName(subscription: ServiceFields): string {
  const brand = brandOf(subscription);
  return brand ? `${brand} ${subscription.serviceName}` : subscription.serviceName;
}

/** The brand, unless the name already contains it. */
function brandOf(subscription: ServiceFields): string | undefined {
  const service = serviceOf(subscription);
  if (!service || service.value === otherService || subscription.serviceName.includes(service.brand)) return undefined;
  return service.brand;
}
