/** Whether this device is used by touch, and so can probably call and text. */
export const isHandheld = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
