import { hasAmount } from './line-shape.ts';
import type { GroupedLine } from './page-recipe.ts';

const bullet = /^[-–—•·●○▪■□▢◦‣*✓✔☐]\s?/u;

export const withoutBullet = (line: string) => line.replace(bullet, '');

const maxGroupLength = 60;
const startsGroupHeading =
  /^(?:for|für|pour|para|per|voor|til|till|do|na) (?:the|den?|das|die|het|la|le|les|el|los|las|os?|as?|il|lo)\s/i;

/** The group name if a line is only a heading among the ingredients: 'For the sauce:'. */
export const groupHeading = (line: string): string | null => {
  if (line.length > maxGroupLength || hasAmount(line)) return null;
  if (line.endsWith(':')) return line.slice(0, -1).trim() || null;
  return startsGroupHeading.test(line) && !line.includes(',') ? line : null;
};

/** Removes heading lines from the list and sets them as the group of the lines after them. */
export function withGroups(lines: GroupedLine[]): GroupedLine[] {
  let currentGroup: string | null = null;
  const grouped: GroupedLine[] = [];
  for (const [n, { line, group }] of lines.entries()) {
    if (group !== lines[n - 1]?.group) currentGroup = null;
    const heading = groupHeading(line);
    if (heading === null) grouped.push({ line, group: currentGroup ?? group });
    else currentGroup = heading;
  }
  return grouped;
}
