export { DossiersModule } from './dossiers.module.js';
