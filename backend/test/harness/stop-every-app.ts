import { returnEveryApp } from './shared-app.js';
import { stopEveryApp } from './start-app.js';

afterAll(async () => {
  await stopEveryApp();
  await returnEveryApp();
}, 60_000);
