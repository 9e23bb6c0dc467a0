/** For `test.use`: a journey that is walked with all that moves, as most people see it; the others rest. See playwright.config.ts. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
