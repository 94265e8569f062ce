/** Names of people and dishes are compared without regard to case and surrounding spaces. */
export const comparableName = (name: string) => name.trim().toLowerCase();
