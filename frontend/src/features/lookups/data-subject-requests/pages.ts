/** The pages for data subjects, which come as one piece. */
export { AnswerPage } from './answer-page';
export { ConfirmPage } from './confirm-page';
export { DataSubjectRequestPage } from './data-subject-request-page';
export { FollowPage } from './follow-page';
