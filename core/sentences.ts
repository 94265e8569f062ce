/** How a request of somebody who was removed from the family is refused. The browser knows it by these words. */
export const noLongerInFamily = 'You no longer belong to this family';
