import type { appointmentTypes } from '../contract.ts';

export type AppointmentIcon =
  | 'bandage'
  | 'book'
  | 'brain'
  | 'calendar'
  | 'camera'
  | 'car'
  | 'ear'
  | 'glasses'
  | 'music'
  | 'palette'
  | 'paw'
  | 'party'
  | 'people'
  | 'school'
  | 'scissors'
  | 'sparkles'
  | 'stethoscope'
  | 'swim'
  | 'syringe'
  | 'tooth'
  | 'trophy'
  | 'wrench';

/** Words of a title that call for an icon. The first line with one of the words decides. */
export const iconWords: readonly [AppointmentIcon, string][] = [
  ['paw', 'vet veterinarian groomer grooming kennel puppy dog cat'],
  ['tooth', 'dentist dental teeth tooth ortho orthodontist orthodontic braces cavity filling hygienist'],
  ['glasses', 'eye vision glasses contacts optician optometrist ophthalmologist'],
  ['ear', 'ear ent hearing audiologist'],
  ['syringe', 'shot vaccine vaccination immunization jab injection flu blood bloodwork'],
  ['brain', 'therapist therapy psychologist psychiatrist counselor counseling'],
  ['bandage', 'xray cast stitches surgery physio physiotherapy physiotherapist chiropractor podiatrist orthopedist'],
  ['scissors', 'haircut hair trim salon barber hairdresser brow brows'],
  ['sparkles', 'nail manicure pedicure massage facial spa waxing lash'],
  ['swim', 'swim swimming pool waterpolo diving'],
  ['music', 'piano guitar violin cello drum flute choir band ballet dance recital singing music rehearsal'],
  ['palette', 'art painting drawing pottery craft'],
  [
    'trophy',
    'soccer football baseball basketball hockey tennis gymnastics karate judo skating game match tournament tryout practice training gym workout yoga pilates zumba',
  ],
  ['book', 'tutor tutoring reading spelling math homework library storytime exam test quiz'],
  ['camera', 'photo photoshoot photographer pics picture portrait'],
  ['party', 'party birthday shower wedding'],
  [
    'wrench',
    'plumber electrician handyman repairman technician contractor roofer exterminator inspection boiler furnace',
  ],
  ['car', 'mechanic car tire oil dmv driving pickup carpool'],
  [
    'school',
    'school teacher conference parentteacher preschool kindergarten daycare orientation pta pto curriculum class lesson camp fieldtrip',
  ],
  ['people', 'meeting interview playdate sitter babysitter scouts club volunteering consultation consult'],
  ['stethoscope', 'doctor doc dr physician gp pediatrician checkup physical wellness'],
];

/** For titles without such words. */
export const iconsOfTypes: Record<(typeof appointmentTypes)[number], AppointmentIcon> = {
  'Medical - Pediatrician': 'stethoscope',
  'Medical - Specialist': 'stethoscope',
  Dental: 'tooth',
  Vision: 'glasses',
  'Personal Care': 'sparkles',
  Educational: 'school',
  Other: 'calendar',
};
