/** Admin password of the test server. */
export const adminPassword = 'the admin password of the journeys';

/** Local site with recipes. The server may fetch from it although it is a private address. */
export const recipeSite = () => `http://127.0.0.1:${process.env.E2E_SITE_PORT}`;
