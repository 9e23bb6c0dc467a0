export { AdminLock } from './admin-lock.store.js';
export { LoginModule } from './login.module.js';
