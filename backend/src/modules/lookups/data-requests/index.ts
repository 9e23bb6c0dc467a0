export { DataRequestsModule } from './data-requests.module.js';
