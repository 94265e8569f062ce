/** The usual steps for each kind of plan. */

export interface SuggestedStep {
  daysBefore: number;
  title: string;
  /** Still suggested after its day has passed. */
  isEssential?: true;
}

export type PlanKind = 'event' | 'party' | 'domestic' | 'international' | 'road-trip' | 'cruise';

export const suggestedSteps: Record<PlanKind, readonly SuggestedStep[]> = {
  event: [
    { daysBefore: 21, title: "RSVP and say who's coming", isEssential: true },
    { daysBefore: 14, title: 'Line up a sitter for anyone staying home' },
    { daysBefore: 10, title: "Buy or make what you're bringing" },
    { daysBefore: 7, title: 'Make sure everyone has something to wear' },
    { daysBefore: 3, title: 'Confirm the time, place and ride', isEssential: true },
    { daysBefore: 1, title: 'Lay out clothes, bags and tickets' },
    { daysBefore: 0, title: 'Leave with ten minutes to spare' },
  ],
  party: [
    { daysBefore: 35, title: 'Choose the place and write the guest list', isEssential: true },
    { daysBefore: 21, title: 'Send the invitations', isEssential: true },
    { daysBefore: 14, title: 'Plan the food and the games' },
    { daysBefore: 10, title: 'Order the cake', isEssential: true },
    { daysBefore: 7, title: 'Count the RSVPs and ask about allergies', isEssential: true },
    { daysBefore: 5, title: 'Buy decorations and goody bags' },
    { daysBefore: 2, title: 'Shop for food and drinks', isEssential: true },
    { daysBefore: 1, title: 'Wrap the present and decorate' },
    { daysBefore: 0, title: 'Pick up the cake and charge the camera' },
  ],
  domestic: [
    { daysBefore: 60, title: 'Book tickets and a place to stay', isEssential: true },
    { daysBefore: 30, title: 'Tell work, school and daycare' },
    { daysBefore: 14, title: 'Line up someone for pets, plants and mail' },
    { daysBefore: 7, title: 'Refill medicines and check the first-aid kit' },
    { daysBefore: 5, title: 'Wash clothes and start the packing list' },
    { daysBefore: 2, title: 'Check the weather and pack the bags', isEssential: true },
    { daysBefore: 1, title: 'Check in, charge everything, pack snacks' },
    { daysBefore: 0, title: 'Empty the fridge, turn off the lights, lock the door' },
  ],
  international: [
    { daysBefore: 90, title: 'Book flights and a place to stay', isEssential: true },
    { daysBefore: 60, title: 'Check every passport and the entry rules', isEssential: true },
    { daysBefore: 42, title: 'Ask the doctor about vaccinations', isEssential: true },
    { daysBefore: 30, title: 'Get travel insurance and tell work and school' },
    { daysBefore: 14, title: 'Tell the bank and line up someone for pets and plants' },
    { daysBefore: 7, title: 'Copy the documents and refill medicines' },
    { daysBefore: 3, title: 'Get adapters, some cash and a phone plan' },
    { daysBefore: 2, title: 'Pack the bags and weigh them', isEssential: true },
    { daysBefore: 1, title: 'Check in and put the passports by the door' },
  ],
  'road-trip': [
    { daysBefore: 30, title: 'Choose the route and book the stops', isEssential: true },
    { daysBefore: 14, title: 'Get the car, tires and car seats checked', isEssential: true },
    { daysBefore: 10, title: 'Line up someone for pets, plants and mail' },
    { daysBefore: 7, title: 'Plan a break for every two hours' },
    { daysBefore: 3, title: 'Download maps, music and audiobooks' },
    { daysBefore: 2, title: 'Pack the bags', isEssential: true },
    { daysBefore: 1, title: 'Fill the tank, pack snacks and a cleaning kit' },
    { daysBefore: 0, title: 'Load the car and check the seat belts' },
  ],
  cruise: [
    { daysBefore: 90, title: 'Book the cabin and your way to the port', isEssential: true },
    { daysBefore: 60, title: 'Check which passports and papers are needed', isEssential: true },
    { daysBefore: 45, title: 'Book shore excursions and kids club places' },
    { daysBefore: 30, title: 'Get travel insurance that covers cruises' },
    { daysBefore: 14, title: 'Check in online and print the luggage tags', isEssential: true },
    { daysBefore: 7, title: 'Refill medicines and get seasickness remedies' },
    { daysBefore: 3, title: 'Pack the bags, and a day bag for boarding', isEssential: true },
    { daysBefore: 1, title: 'Put papers, swimwear and snacks in the day bag' },
  ],
};
