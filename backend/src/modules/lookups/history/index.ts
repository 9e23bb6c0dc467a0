export { ConfirmSaved } from './application/confirm-saved.js';
export { HistoryModule } from './history.module.js';
