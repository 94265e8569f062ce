import { type Intent, isCallOf } from '#core/intent.ts';
import { type NewPlannerItem, type PlannerItem, plannerApi } from '../contract.ts';
import { rhythmApi } from '../rhythm-contract.ts';

/** The items with changes applied that have not reached the server yet. */
export function withIntents(items: PlannerItem[], intents: readonly Intent[]): PlannerItem[] {
  const known = new Set(items.map(({ id }) => id));
  const added = intents.filter((intent) => isCallOf(plannerApi.add, intent) && !known.has(intent.id)).map(newItem);
  const closings = intents.filter(isClosing);
  return [...items, ...added].map((item) =>
    closings.filter(({ params }) => params.id === item.id).reduce(withDateClosed, item),
  );
}

/** Whether a waiting change checks off or skips this item: the shown date if it repeats, or else the whole item. */
export const isClosedBy = (intents: readonly Intent[], { id, occurrence }: { id: string; occurrence: string | null }) =>
  intents.some((intent) => {
    const { date, isReverted } = closingOf(intent);
    return isClosing(intent) && intent.params.id === id && !isReverted && (!date || date === occurrence);
  });

const isClosing = (intent: Intent) => isCallOf(rhythmApi.finish, intent) || isCallOf(rhythmApi.skip, intent);

const closingOf = ({ body }: Intent) => (body ?? {}) as { date?: string | null; isReverted?: boolean };

function withDateClosed(item: PlannerItem, intent: Intent): PlannerItem {
  const { date, isReverted = false } = closingOf(intent);
  if (!item.recurringFrequency) return { ...item, dismissed: !isReverted };
  // Without a date the item stays unchanged, because only the server knows which date is due.
  if (!date) return item;
  const list = isCallOf(rhythmApi.finish, intent) ? 'doneDates' : 'skippedDates';
  const others = item[list].filter((other) => other !== date);
  return { ...item, [list]: isReverted ? others : [...others, date] };
}

function newItem({ id, body, at }: Intent): PlannerItem {
  const { links, travelers, ...typed } = body as NewPlannerItem;
  const time = new Date(at).toISOString();
  const empty = {
    userId: '',
    createdAt: time,
    updatedAt: time,
    aiGenerated: false,
    actionable: false,
    triggerType: null,
    triggerDate: null,
    childAgeMonths: null,
    relatedItemId: null,
    dismissed: false,
    dismissedAt: null,
    destination: null,
    startDate: null,
    endDate: null,
    travelType: null,
    assigneeId: null,
    recurringFrequency: null,
    recurringUntil: null,
    doneDates: [],
    skippedDates: [],
  };
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined && value !== ''));
  return {
    ...empty,
    id,
    links: links ?? [],
    travelers: travelers ?? [],
    ...(given as Pick<PlannerItem, 'title' | 'category' | 'description'>),
  };
}
