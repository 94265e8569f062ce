import type { appointmentTypes } from '../contract.ts';

type AppointmentType = (typeof appointmentTypes)[number];

/** Words that tell the type of an appointment. The first line with one of the words decides. */
export const typeWords: readonly [AppointmentType, string][] = [
  ['Dental', 'dentist dental teeth tooth ortho orthodontist orthodontic orthodontics braces cavity filling hygienist'],
  ['Vision', 'eye eyes vision glasses contacts optician optometrist ophthalmologist'],
  [
    'Medical - Specialist',
    'specialist dermatologist allergist allergy ent orthopedist orthopedic cardiologist neurologist psychologist psychiatrist therapist therapy counselor counseling physio physiotherapy physiotherapist chiropractor obgyn ob gynecologist gynaecologist gyno gyn midwife ultrasound mammogram mri xray surgery surgeon urologist podiatrist audiologist hearing lactation speech occupational oncologist endocrinologist gastroenterologist blood bloodwork lab labs scan hospital smear canal biopsy infusion vasectomy colonoscopy dietitian nutritionist derm dermatology osteopath acupuncture acupuncturist postpartum prenatal',
  ],
  ['Other', 'pics photoshoot'],
  [
    'Medical - Pediatrician',
    'pediatrician paediatrician ped peds pediatric checkup physical wellness wellchild wellbaby newborn shot vaccine vaccination immunization jab injection flu',
  ],
  [
    'Personal Care',
    'haircut hair trim salon nail nails manicure pedicure massage facial spa waxing brow brows lash groomer grooming hairdresser barber',
  ],
  [
    'Educational',
    'school teacher conference tutor tutoring lesson class classes piano guitar violin ballet swim swimming orientation preschool kindergarten daycare homework curriculum pta pto rehearsal recital camp fieldtrip reading spelling math exam quiz test library storytime',
  ],
  [
    'Other',
    'vet veterinarian practice passport dmv mechanic plumber electrician babysitter sitter interview meeting training soccer football baseball basketball hockey tennis gymnastics karate judo dance skating chess scouts choir band game match tournament consult consultation appointment notary lawyer bank accountant inspection delivery pickup club team tryout fitting photo photoshoot pictures volunteering technician repairman handyman contractor exterminator roofer realtor movers yoga pilates zumba gym workout kickboxing',
  ],
];

/** Doctors of any kind. */
export const doctorWords = 'doctor doc dr physician gp';
