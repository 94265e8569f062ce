import { eq } from 'drizzle-orm';
import { signedInUser } from '#capabilities/account/server/store.ts';
import { inCalendarOrder } from '#capabilities/calendar/rules/entries.ts';
import { plannerEntries, stepEntry } from '#capabilities/calendar/rules/planner-entries.ts';
import { calendarBetween } from '#capabilities/calendar/server/store.ts';
import { listHandoffs } from '#capabilities/handoffs/server/store.ts';
import { inFamilyOrder, isTheirsOrOpen } from '#capabilities/household/rules/people.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { mealsOn } from '#capabilities/meals/server/store.ts';
import { dueDate } from '#capabilities/planner/rules/rhythm.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { openSteps, withProgress } from '#capabilities/plans/server/store.ts';
import { preferencesOf } from '#capabilities/preferences/server/store.ts';
import { comingUp } from '#capabilities/subscriptions/rules/coming-up.ts';
import { listSubscriptions } from '#capabilities/subscriptions/server/store.ts';
import type { CalendarDate } from '#core/dates.ts';
import { momentOf, wallTimeAt } from '#core/zoned-time.ts';
import { familyTimeZone, familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { serve } from '#server/http/serve.ts';
import { dashboardApi, plannerItemsShown } from '../contract.ts';
import { attentionOf } from '../rules/attention.ts';
import {
  activeItems,
  endOfWeek,
  isOverdueItem,
  isOverdueStep,
  priorityOf,
  tomorrowOf,
  upcomingFor,
  upcomingOf,
} from '../rules/day.ts';
import { mealsOfDay } from '../rules/meals-of-day.ts';
import { firstStepsOf } from './store.ts';

export const dashboardRoutes = [
  serve(dashboardApi.show, async ({ scope, query }) => {
    const today = query?.today ?? (await familyToday(scope));
    const [name, { entries }, items, steps, members, meals, subscriptions, timeZone, handoffs] = await Promise.all([
      nameOf(scope),
      calendarBetween(scope, today, endOfWeek(today)),
      familyRows(scope, plannerItems).list({ where: eq(plannerItems.dismissed, false) }),
      openSteps(scope),
      familyRows(scope, householdMembers).list(),
      mealsOn(scope, today),
      listSubscriptions(scope),
      familyTimeZone(scope),
      listHandoffs(scope),
    ]);
    const { child: children = [], adult: adults = [] } = Object.groupBy(members, ({ memberType }) => memberType);
    const isShown = isTheirsOrOpen(query?.assigneeId);
    const active = activeItems(items.filter(isShown), today);
    const missedSteps = steps.filter((step) => isShown(step) && isOverdueStep(step, today));
    const overdue = [
      ...active
        .filter((item) => isOverdueItem(item, today))
        .flatMap((item) => {
          const due = dueDate(item, today) ?? today;
          return plannerEntries(item, due, due);
        }),
      ...(await withProgress(scope, missedSteps)).map(stepEntry),
    ];
    const soon = comingUp(subscriptions.filter(isShown), today);
    const attention = attentionOf({
      now: presentOn(today, timeZone),
      today,
      timeZone,
      entries,
      adults,
      childNames: children.map((child) => child.name),
      myId: adults.find(({ linkedUserId }) => linkedUserId === scope.person.userId)?.id,
      onlyOf: query?.assigneeId,
      renewals: soon,
      handoffs,
    });
    return {
      today,
      name,
      attention,
      priority: priorityOf(entries.filter(isShown), inCalendarOrder(overdue), today),
      children: inFamilyOrder(children).map((child) => ({
        ...child,
        birthdate: child.birthdate ?? '',
        upcoming: upcomingFor(child.name, entries),
      })),
      week: upcomingOf(entries.filter(isShown)),
      tomorrow: tomorrowOf(entries.filter(isShown), today),
      plannerItems: active.slice(0, plannerItemsShown),
      plannerItemCount: active.length,
      meals: mealsOfDay(meals),
      soon: soon
        .filter(({ id }) => !attention.some((row) => row.id === id))
        .map(({ id, kind, sentence }) => ({ id, sentence, isRefill: kind === 'low stock' })),
      firstSteps: await firstStepsOf(scope, children.length > 0),
    };
  }),
];

/**
 * The present moment. If the person's device is on another day than the family, as while traveling, the first moment of
 * that day.
 */
function presentOn(day: CalendarDate, timeZone: string, now = Date.now()): number {
  const isToday = wallTimeAt(now, timeZone).date === day;
  return isToday ? now : momentOf({ date: day, time: '00:00' }, timeZone);
}

async function nameOf(scope: Scope) {
  const [{ name }, { firstName }] = await Promise.all([preferencesOf(scope), signedInUser(scope)]);
  return name ?? firstName;
}
