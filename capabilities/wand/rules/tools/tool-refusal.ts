/** Thrown when a tool can't propose the given values. The message is shown to the user and to the model. */
export class ToolRefusal extends Error {}
