/** Address of the shell that the service worker keeps. It is the same for everyone, and nobody opens it. */
export const shellPath = '/shell';
