/** Asked before each piece of work: whether to begin it. */
export type GoesOn = () => boolean;

/** Of work that somebody waits for, who stops waiting when the application ends. */
export const TO_THE_END: GoesOn = () => true;
