import { bookingLinksApi } from '#capabilities/appointments/booking-link-contract.ts';
import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { eventsApi } from '#capabilities/calendar/contract.ts';
import { placesApi } from '#capabilities/places/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { packingApi } from '#capabilities/planner/packing-contract.ts';
import { plansApi } from '#capabilities/plans/contract.ts';
import { wishlistsApi } from '#capabilities/wishlists/contract.ts';
import { addDays, addMonths, birthdayIn, dateParts, today, weekday } from '#core/dates.ts';
import type { DemoWrite } from './demo-family.ts';

/** The demo family's appointments, birthdays, trips and tasks, relative to today and independent of the season. */
export const demoTime = (now = today()): DemoWrite[] => {
  const inDays = (days: number) => addDays(now, days);
  /** That day, or the following Monday if it is on a weekend, when doctors and schools are closed. */
  const onWeekday = (days: number) => inDays(days + ({ 6: 2, 0: 1 }[weekday(inDays(days))] ?? 0));
  /** Birthdate of someone who turns this many years old in this many days. */
  const turning = (years: number, days: number) => birthdayIn(dateParts(inDays(days)).year - years, inDays(days));

  return [
    {
      endpoint: bookingLinksApi.add,
      body: { name: 'Bright Eyes Vision', url: 'https://eyes.example/', category: 'Vision' },
    },
    {
      endpoint: bookingLinksApi.add,
      body: { name: 'Dr. Chen, Pediatrics', url: 'https://pediatrics.example/', category: 'Medical' },
    },
    {
      endpoint: placesApi.add,
      body: (ids) => ({
        name: 'Sunny Teeth Dental',
        category: 'Dental',
        memberId: ids.Mia,
        phone: '(555) 010-0142',
        preferredWay: 'text',
        length: 45,
        location: '12 Elm Street',
      }),
    },
    {
      endpoint: placesApi.add,
      body: { name: 'Curl & Co', category: 'Personal Care', website: 'https://salon.example/', length: 60 },
    },
    {
      endpoint: appointmentsApi.add,
      body: ({ Noa }) => ({
        title: 'Ten-month checkup',
        type: 'Medical - Pediatrician',
        date: onWeekday(0),
        time: '10:30',
        childId: Noa,
        location: 'Dr. Chen, 2nd floor',
        notes: 'Bring the yellow booklet. Ask about the rash.',
        bookingLink: 'https://pediatrics.example/',
      }),
    },
    {
      endpoint: appointmentsApi.add,
      body: ({ Mia }) => ({
        title: 'Swim class',
        type: 'Educational',
        date: addDays(addMonths(now, -2), 1),
        time: '15:30',
        childId: Mia,
        location: 'Community pool',
        notes: 'Towel, goggles, snack',
        isRecurring: true,
        recurringFrequency: 'weekly',
      }),
    },
    {
      endpoint: appointmentsApi.add,
      body: ({ Leo }) => ({
        title: 'Dentist',
        type: 'Dental',
        date: onWeekday(3),
        time: '09:00',
        childId: Leo,
        location: 'Sunny Teeth Dental',
      }),
    },
    {
      endpoint: appointmentsApi.add,
      body: () => ({
        title: 'Haircut',
        type: 'Personal Care',
        date: inDays(5),
        time: '17:15',
        isRecurring: true,
        recurringFrequency: 'monthly',
      }),
    },
    {
      endpoint: appointmentsApi.add,
      body: ({ Mia }) => ({
        title: 'Parent-teacher conference',
        type: 'Educational',
        date: onWeekday(11),
        time: '18:00',
        childId: Mia,
        location: 'Room 12',
      }),
    },
    {
      endpoint: appointmentsApi.add,
      body: () => ({ title: 'Eye exam', type: 'Vision', date: onWeekday(38), time: '11:45' }),
    },
    {
      endpoint: birthdaysApi.add,
      body: () => ({
        name: 'Grandma Rosa',
        date: turning(70, 4),
        relationship: 'family',
        giftIdeas: ['Photo calendar of the children', 'Orchid'],
        partyDate: inDays(6),
        partyTime: '15:00',
        partyLocation: 'Casa Rosa, Oak Street',
        notes: 'She has everything; she wants us all at one table.',
      }),
    },
    {
      endpoint: birthdaysApi.add,
      body: () => ({ name: 'Uncle Mateo', date: turning(41, 52), relationship: 'family' }),
    },
    {
      endpoint: birthdaysApi.add,
      body: () => ({
        name: 'Priya',
        date: turning(36, 17),
        relationship: 'friend',
        wishlistLink: 'https://wishes.example/priya',
      }),
    },
    { endpoint: plansApi.suggest, body: (ids) => ({ subject: 'birthday', subjectId: ids['Grandma Rosa'] }) },
    { endpoint: wishlistsApi.generate, params: ({ Mia }) => ({ childId: Mia ?? '' }) },
    { endpoint: wishlistsApi.generate, params: ({ Leo }) => ({ childId: Leo ?? '' }) },
    {
      endpoint: eventsApi.add,
      body: () => ({
        title: 'Choir sing-along',
        date: now,
        time: '14:00',
        location: 'Community hall',
        affectedChildren: ['Mia'],
        workbackPlan: ['7 days before: Learn the second verse', '1 day before: Iron the white shirt'],
      }),
    },
    {
      endpoint: plannerApi.add,
      body: () => ({
        title: 'Long weekend at the lake',
        category: 'trip',
        description: 'Cabin by the lake with David’s parents.',
        destination: 'Lake Placid',
        startDate: inDays(16),
        endDate: inDays(20),
        travelType: 'road-trip',
        travelers: ['Ana', 'David', 'Mia', 'Leo', 'Noa', 'Biscuit'],
      }),
    },
    { endpoint: packingApi.suggest, params: (ids) => ({ id: ids['Long weekend at the lake'] ?? '' }) },
    { endpoint: plansApi.suggest, body: (ids) => ({ subject: 'trip', subjectId: ids['Long weekend at the lake'] }) },
    {
      endpoint: plannerApi.add,
      body: () => ({
        title: 'Restock the first-aid kit',
        category: 'health',
        description: 'Bandages and the children’s pain reliever are running low.',
        triggerDate: inDays(2),
        actionable: true,
        links: [{ label: 'Find a pharmacy', url: 'https://pharmacy.example/' }],
      }),
    },
    {
      endpoint: plannerApi.add,
      body: () => ({
        title: 'Heartworm tablet for Biscuit',
        category: 'recurring',
        description: 'Once a month, with cheese.',
        triggerDate: inDays(1),
        recurringFrequency: 'monthly',
      }),
    },
    {
      endpoint: plannerApi.add,
      body: () => ({
        title: 'Sort outgrown clothes',
        category: 'seasonal',
        description: 'Mia’s go to Leo, Leo’s to the neighbors.',
      }),
    },
    { endpoint: plannerApi.addBabyMilestones },
  ];
};
