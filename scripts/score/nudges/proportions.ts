/**
 * How simulated families live: every figure of the simulation, with the reason for it. Shares are between 0 and 1, ranges
 * include both ends, and times are days.
 */

type Range = readonly [least: number, most: number];

export interface Proportions {
  habits: {
    /** Most habits exist before the family signs up; some begin later: a new baby, a new favorite. */
    begins: number;
    /** Diapers, braces and fashions in food come to an end. */
    ends: number;
    /** Children grow and eat more; the dentist asks for four months instead of six. */
    changes: number;
    /** What a period is multiplied by when it changes. */
    changedBy: readonly number[];
  };
  breaks: {
    vacationsPerYear: number;
    vacation: Range;
    /** Weeks in which someone is ill and the usual things don't happen. */
    sicknessesPerYear: number;
    sickness: Range;
  };
  answers: {
    /** Share of correct suggestions that the family books, adds or plans at once. */
    taken: number;
    /** Share of suggestions answered with 'Not now'. The others get no answer. */
    notNow: number;
  };
  visits: {
    /** The office sends people away with 'see you in six months', which leaves little room. */
    jitter: number;
    /** Nobody goes early, and many go late. The mean delay, as a share of the period; at most three times that. */
    late: number;
    /** Visits whose next appointment is booked at the desk before leaving. */
    bookedAhead: number;
    /** Days from the call to the visit. */
    lead: Range;
    /** Sick visits, a filling, a school physical. */
    oneOffsPerYear: number;
    /** One-offs with the type and the person of a habit, such as a toothache between two checkups. */
    oneOffsLikeHabits: number;
  };
  purchases: {
    habits: Range;
    /** How evenly things are used up. */
    jitter: number;
    /** Families that shop on two days a week. The others have one big trip. */
    twoTrips: number;
    /** Trips that happen a day earlier or later. */
    movedTrips: number;
    /** What is missing and used every few days is bought on the way home, on some of the days. */
    quickTrip: number;
    /** Foods that are put on the list when someone notices, not on the way to the store. */
    listedEarly: number;
    listedDaysBefore: Range;
    /** Foods that are bought but not checked off. Foods on the list are seen and checked off. */
    forgotten: number;
    /** Two people buy the same thing within two days. */
    double: number;
    /** Bought once or now and then, on each trip. */
    oneOffsPerTrip: Range;
  };
  dinners: {
    habits: Range;
    jitter: number;
    /** Weekly dinners with a weekday of their own, such as Taco Tuesday. */
    onWeekday: number;
    /** Families that plan the whole week on Sunday. The others decide on the day. */
    plansWeek: number;
    /** Evenings on which something other than the planned dinner is eaten. */
    dropped: number;
    /** Evenings on which a family without a weekly plan cooks the dinner that is due. */
    cooksDue: number;
    /** Evenings without a plan on which some dinner is noted; the others are leftovers or pizza. */
    anyDinner: number;
    /** Evenings without a plan on which a favorite is cooked outside its rhythm. */
    outOfTurn: number;
    rated: number;
    /** Share of dinners without a habit that are rated. */
    notAgain: number;
    /** Share of ending habits where the children have had enough and say so. The others just end. */
    endsByRating: number;
  };
}

/** The proportions for families that use the app fairly regularly. */
export const usual: Proportions = {
  habits: { begins: 0.15, ends: 0.12, changes: 0.1, changedBy: [0.7, 1.4] },
  breaks: { vacationsPerYear: 1.5, vacation: [7, 21], sicknessesPerYear: 3, sickness: [3, 8] },
  answers: { taken: 0.35, notNow: 0.15 },
  visits: {
    jitter: 0.03,
    late: 0.05,
    bookedAhead: 0.3,
    lead: [1, 7],
    oneOffsPerYear: 8,
    oneOffsLikeHabits: 0.15,
  },
  purchases: {
    habits: [8, 14],
    jitter: 0.07,
    twoTrips: 0.6,
    movedTrips: 0.1,
    quickTrip: 0.4,
    listedEarly: 0.4,
    listedDaysBefore: [1, 3],
    forgotten: 0.06,
    double: 0.02,
    oneOffsPerTrip: [1, 4],
  },
  dinners: {
    habits: [4, 7],
    jitter: 0.1,
    onWeekday: 0.7,
    plansWeek: 0.4,
    dropped: 0.07,
    cooksDue: 0.75,
    anyDinner: 0.6,
    outOfTurn: 0.02,
    rated: 0.2,
    notAgain: 0.08,
    endsByRating: 0.4,
  },
};

/**
 * The proportions for the sealed families, which reveal rules that only fit the numbers above: these families are
 * busier, record less, shop more often in passing, plan more, and change their habits more often.
 */
export const busier: Proportions = {
  habits: { begins: 0.25, ends: 0.18, changes: 0.12, changedBy: [0.65, 0.75, 1.35, 1.5] },
  breaks: { vacationsPerYear: 2, vacation: [7, 14], sicknessesPerYear: 4, sickness: [2, 9] },
  answers: { taken: 0.25, notNow: 0.2 },
  visits: {
    jitter: 0.035,
    late: 0.06,
    bookedAhead: 0.4,
    lead: [0, 8],
    oneOffsPerYear: 10,
    oneOffsLikeHabits: 0.15,
  },
  purchases: {
    habits: [6, 16],
    jitter: 0.08,
    twoTrips: 0.7,
    movedTrips: 0.13,
    quickTrip: 0.5,
    listedEarly: 0.3,
    listedDaysBefore: [1, 4],
    forgotten: 0.08,
    double: 0.03,
    oneOffsPerTrip: [1, 5],
  },
  dinners: {
    habits: [3, 8],
    jitter: 0.11,
    onWeekday: 0.6,
    plansWeek: 0.5,
    dropped: 0.09,
    cooksDue: 0.7,
    anyDinner: 0.65,
    outOfTurn: 0.03,
    rated: 0.25,
    notAgain: 0.1,
    endsByRating: 0.5,
  },
};
