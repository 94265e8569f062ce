/** Whether this device is used by touch, so that it can probably call and text. */
export const isHandheld = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
