/** What the journeys' server is started with, beside its address and its data. */
export const adminPassword = 'the admin password of the journeys';
