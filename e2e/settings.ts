/** What the journeys' server is started with, beside its address and its data. */
export const adminPassword = 'the admin password of the journeys';

/** A site of ours with recipes to be read, which the server is allowed to reach although it is on this machine. */
export const recipeSite = () => `http://127.0.0.1:${process.env.E2E_SITE_PORT}`;
