/** The pages for data subjects, which come as one piece. */
export { AnswerPage } from './answer-page';
export { ConfirmPage } from './confirm-page';
export { FollowPage } from './follow-page';
export { TitularPage } from './titular-page';
