import type { appointmentTypes } from '#capabilities/appointments/contract.ts';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { meaningOf } from '../records/find-record.ts';

type AppointmentType = (typeof appointmentTypes)[number];

const words = (line: string) => meaningOf(line);

/** What somebody has to be at. The first line with one of the words decides. */
const kinds: [AppointmentType, string[]][] = [
  ['Dental', words('dentist ortho orthodontist orthodontic braces cavity filling hygienist')],
  ['Vision', words('eye glasses contacts optician optometrist ophthalmologist')],
  [
    'Medical - Specialist',
    words(
      'specialist dermatologist allergist allergy ent orthopedist orthopedic cardiologist neurologist psychologist psychiatrist therapist therapy counselor counseling physio chiropractor obgyn ob gynecologist gyno gyn midwife ultrasound mammogram mri xray surgery surgeon urologist podiatrist audiologist hearing lactation speech occupational oncologist endocrinologist gastroenterologist blood bloodwork lab labs scan hospital smear canal biopsy infusion vasectomy colonoscopy dietitian nutritionist derm dermatology osteopath acupuncture acupuncturist postpartum prenatal',
    ),
  ],
  ['Other', words('pics photoshoot')],
  [
    'Medical - Pediatrician',
    words('pediatrician paediatrician ped pediatric checkup shot vaccine wellness wellchild flu newborn vaccination'),
  ],
  [
    'Personal Care',
    words(
      'haircut hair nail nails manicure pedicure massage facial spa waxing brow brows lash groomer grooming hairdresser barber',
    ),
  ],
  [
    'Educational',
    words(
      'school teacher conference tutor lesson class piano guitar violin ballet swim orientation preschool kindergarten daycare homework curriculum pta pto rehearsal recital camp fieldtrip reading spelling math exam quiz test library storytime',
    ),
  ],
  [
    'Other',
    words(
      'vet practice passport dmv mechanic plumber electrician babysitter sitter interview meeting training soccer football baseball basketball hockey tennis gymnastics karate judo dance skating chess scouts choir band game match tournament consult consultation appointment notary lawyer bank accountant inspection delivery pickup club team tryout fitting photo photoshoot pictures volunteering technician repairman handyman contractor exterminator roofer realtor movers yoga pilates zumba gym workout kickboxing',
    ),
  ],
];

const anyDoctor = words('doctor')[0] ?? '';
/** A doctor too, but of children, whoever is named. */
const ofChildren = /\bpediatric/i;

/** Of grown-ups, and no conference at school. */
const conferenceCall = /\bconference call\b/i;

/** Of a child the doctor is the pediatrician. Undefined: no word of it sounds like an appointment. */
export function appointmentTypeOf(title: string, whom: readonly HouseholdMember[]): AppointmentType | undefined {
  const isForChild = whom.length > 0 && whom.every(({ memberType }) => memberType === 'child');
  const isOfPet = whom.some(({ memberType }) => memberType === 'pet');
  const said = meaningOf(title.replace(conferenceCall, 'meeting'));
  const type = kinds.find(([, known]) => known.some((word) => word !== anyDoctor && said.includes(word)))?.[0];
  if (ofChildren.test(title) && (!type || type === 'Other') && !isOfPet) return 'Medical - Pediatrician';
  if (said.includes(anyDoctor) && (!type || type === 'Other' || type === 'Educational'))
    return isForChild ? 'Medical - Pediatrician' : 'Medical - Specialist';
  if (type !== 'Medical - Pediatrician' || isForChild || whom.length === 0) return type;
  return isOfPet ? 'Other' : 'Medical - Specialist';
}

/** What a family does together, and what may also be somebody's own. */
const gatherings = words(
  'party concert sale fair fayre fete nativity pantomime panto raffle disco ball festival barbecue picnic potluck wedding reception parade ceremony graduation lighting carnival brunch housewarming sleepover reunion carol caroling shower christening baptism communion fireworks exhibition fundraiser auction gala openhouse movie cookout celebration thanksgiving funeral anniversary play show musical market swap egghunt feast bonfire egg trick retreat quinceanera mitzvah recital playdate',
);
/** What fills a day, or whose hour everybody knows: 'book fair', 'movie night', 'no school'. */
const ofDay =
  /^no |\b(?:days?|off|closed|due|deadline|anniversary|sale|fair|fayre|market|carnival|festival|break|holidays?|vacation|week|weekend|(?:movie|game|family|pizza|taco|date|girls|guys|moms) night|night out|show and tell|retreat|drive)$/i;
export const isOfDay = (title: string): boolean => ofDay.test(title);

const meals = words('dinner lunch breakfast supper brunch drinks tea coffee');

/** Comes together at somebody's house: 'book club at our house'; who works there is an appointment. */
export const isHosted = (title: string, location = ''): boolean =>
  /^our /i.test(location) && (!appointmentTypeOf(title, []) || /\b(?:club|group|game|match|meeting)\b/i.test(title));

/** 'Dinner' alone is a meal; 'dinner with the Millers' and 'the Millers over for dinner' are events. */
export function isGathering(title: string): boolean {
  const said = meaningOf(title);
  if (said.some((word) => gatherings.includes(word))) return true;
  if (
    /\b(open (?:house|day|evening)|(?:game|movie|family|date|girls|guys|moms) night|night out|field day|spirit day|science night)\b/i.test(
      title,
    )
  )
    return true;
  const isWithGuests = /\b(with|over|at|visit|visiting|reservation)\b/i.test(title);
  return isWithGuests && said.some((word) => meals.includes(word));
}

/** Whether a word alone says that somebody has to be there. */
export const isActivity = (word: string): boolean =>
  appointmentTypeOf(word, []) !== undefined || isGathering(word) || isGathering(`${word} with`);

/** 'dentist', which needs neither a day nor a verb to be understood. */
export const isOfBody = (type: string | undefined) => /^(?:Medical|Dental|Vision|Personal)/.test(type ?? '');

/** 'piano lesson', but not 'haircut took an hour' */
export function isShort(title: string): boolean {
  const words = title.split(' ');
  return words.length <= 2 && appointmentTypeOf(words.at(-1) ?? '', []) !== undefined;
}
