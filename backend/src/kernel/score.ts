/** Goes with every credit score that is shown or handed over. */
export const SCORE_WARNING = 'Não use como critério único de decisão.';
