import { eq } from 'drizzle-orm';
import { signedInUser } from '#capabilities/account/server/store.ts';
import { inCalendarOrder, plannerEntry, stepEntry } from '#capabilities/calendar/rules/entries.ts';
import { calendarBetween } from '#capabilities/calendar/server/store.ts';
import { inFamilyOrder } from '#capabilities/household/rules.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { mealsOn } from '#capabilities/meals/server/store.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { openSteps, withProgress } from '#capabilities/plans/server/store.ts';
import { preferencesOf } from '#capabilities/preferences/server/store.ts';
import { comingUp } from '#capabilities/subscriptions/rules/coming-up.ts';
import { listSubscriptions } from '#capabilities/subscriptions/server/store.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { serve } from '#server/http/serve.ts';
import { dashboardApi, plannerItemsShown } from '../contract.ts';
import {
  activeItems,
  endOfWeek,
  isOverdueItem,
  isOverdueStep,
  mealsOfDay,
  priorityOf,
  upcomingFor,
  upcomingOf,
} from '../rules/day.ts';
import { firstStepsOf } from './store.ts';

export const dashboardRoutes = [
  serve(dashboardApi.show, async ({ scope, query }) => {
    const today = query?.today ?? (await familyToday(scope));
    const [name, { entries }, items, steps, children, meals, subscriptions] = await Promise.all([
      nameOf(scope),
      calendarBetween(scope, today, endOfWeek(today)),
      familyRows(scope, plannerItems).list({ where: eq(plannerItems.dismissed, false) }),
      openSteps(scope),
      familyRows(scope, householdMembers).list({ where: eq(householdMembers.memberType, 'child') }),
      mealsOn(scope, today),
      listSubscriptions(scope),
    ]);
    const active = activeItems(items, today);
    const missedSteps = steps.filter((step) => isOverdueStep(step, today));
    const overdue = [
      ...active.filter((item) => isOverdueItem(item, today)).map(plannerEntry),
      ...(await withProgress(scope, missedSteps)).map(stepEntry),
    ];
    return {
      today,
      name,
      priority: priorityOf(entries, inCalendarOrder(overdue), today),
      children: inFamilyOrder(children).map((child) => ({
        ...child,
        birthdate: child.birthdate ?? '',
        upcoming: upcomingFor(child.name, entries),
      })),
      week: upcomingOf(entries),
      plannerItems: active.slice(0, plannerItemsShown),
      plannerItemCount: active.length,
      meals: mealsOfDay(meals),
      soon: comingUp(subscriptions, today).map(({ sentence }) => sentence),
      firstSteps: await firstStepsOf(scope, children.length > 0),
    };
  }),
];

async function nameOf(scope: Scope) {
  const [{ name }, { firstName }] = await Promise.all([preferencesOf(scope), signedInUser(scope)]);
  return name ?? firstName;
}
