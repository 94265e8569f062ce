import { canonicalZone } from '#core/zoned-time.ts';
import { countryZones, serviceNumbers, singleNumbers } from '../catalogue/emergency-numbers.ts';
import type { SheetPage } from '../page-contract.ts';

const countriesByZone = new Map(
  Object.entries(countryZones).flatMap(([country, zones]) => zones.split(' ').map((zone) => [zone, country] as const)),
);

/** Zones have older names, which browsers still report. */
const countryOf = (zone: string) => countriesByZone.get(zone) ?? countriesByZone.get(canonicalZone(zone) ?? '');

/** The family's own number, or the numbers of the country that its time zone is in. Empty if we don't know. */
export function emergencyNumbers(own: string | null, timeZone: string): SheetPage['emergency'] {
  if (own) return [{ service: null, phone: own }];
  const country = countryOf(timeZone);
  if (!country) return [];
  const single = Object.entries(singleNumbers).find(([, countries]) => countries.split(' ').includes(country));
  if (single) return [{ service: null, phone: single[0] }];
  return [...(serviceNumbers[country] ?? [])];
}
