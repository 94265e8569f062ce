/** Different spellings and words with the same meaning. */

export const togetherWritten =
  `hair cut=haircut|check up=checkup|play date=playdate|to do=todo|field trip=fieldtrip|ob gyn=obgyn|well child=wellchild|well baby=wellchild
|t shirt=tshirt|eye doctor=optometrist|parents evening=conference`
    .split(/\s?\|/)
    .map((pair) => pair.split('=') as [apart: string, together: string]);

/** Synonyms; the first word of a line represents the others. */
export const synonyms =
  `doctor doc dr pediatrician paediatrician pediatric ped peds pedi physician gp|checkup physical wellchild|dentist dental teeth tooth
|eye eyes optometrist optician vision ophthalmologist|haircut hair trim barber hairdresser salon|vet veterinarian
|orthodontist ortho orthodontics braces|dermatologist derm dermatology|gynecologist gyn gyno obgyn gynaecologist
|shot vaccine vaccination vaccinate vaccinated vax vaxxed immunization immunisation immunized jab injection|physio physiotherapy physiotherapist|therapy therapist|tutor tutoring
|christmas xmas|barbecue bbq barbeque|movie film cinema|kid child children|pay paid|send sent|write wrote written`.split(
    /\s?\|/,
  );
