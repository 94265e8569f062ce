/** Error message for a person who was removed from the family. The browser recognizes the case by this exact text. */
export const noLongerInFamilyMessage = 'You no longer belong to this family';

/** Error message for a zone that the server doesn't know. The onboarding recognizes it and saves without a zone. */
export const unknownTimeZoneMessage = "We don't know that time zone";
