import { stopEveryApp } from './start-app.js';

afterAll(stopEveryApp, 60_000);
