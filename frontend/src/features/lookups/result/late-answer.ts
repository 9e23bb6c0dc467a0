import { lazyOf } from '../../../shared/ui/code-of';

/** What shows a result, apart from the forms: it is not needed before there is one. */
export const LateAnswer = lazyOf(() => import('./answer'), 'Answer');
