import { hasAmount } from './line-shape.ts';
import type { GroupedLine } from './page-recipe.ts';

const bullet = /^[-–—•·●○▪■□▢◦‣*✓✔☐]\s?/u;

export const withoutBullet = (line: string) => line.replace(bullet, '');

const longestGroup = 60;
const opensPart =
  /^(?:for|für|pour|para|per|voor|til|till|do|na) (?:the|den?|das|die|het|la|le|les|el|los|las|os?|as?|il|lo)\s/i;

/** A line among the ingredients that only names a part of the dish: 'For the sauce:'. */
export const groupIn = (line: string): string | null => {
  if (line.length > longestGroup || hasAmount(line)) return null;
  if (line.endsWith(':')) return line.slice(0, -1).trim() || null;
  return opensPart.test(line) && !line.includes(',') ? line : null;
};

/** Takes the lines that name a part of the dish out of the list and puts them over the lines that follow. */
export function withGroups(lines: GroupedLine[]): GroupedLine[] {
  let named: string | null = null;
  const grouped: GroupedLine[] = [];
  for (const [n, { line, group }] of lines.entries()) {
    if (group !== lines[n - 1]?.group) named = null;
    const opened = groupIn(line);
    if (opened === null) grouped.push({ line, group: named ?? group });
    else named = opened;
  }
  return grouped;
}
